import { type ReactNode, useId } from 'react';
import { BareCheckbox, type BareCheckboxProps } from './bare-checkbox.js';

interface CheckboxProps extends Pick<BareCheckboxProps, 'checked' | 'onCheckedChange' | 'disabled'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** A checkbox with its label. */
export function Checkbox({ label, hint, ...checkbox }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3 py-2">
      <BareCheckbox id={id} describedBy={hint ? `${id}-hint` : undefined} {...checkbox} />
      <div className="min-w-0">
        <label htmlFor={id} className="cursor-pointer font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
