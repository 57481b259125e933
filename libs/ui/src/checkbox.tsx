import { Check, Minus } from 'lucide-react';
import { Checkbox as Primitive } from 'radix-ui';
import { type ReactNode, useId } from 'react';

interface CheckboxProps {
  label: ReactNode;
  hint?: ReactNode;
  /** 'indeterminate': some of what it stands for, not all. */
  checked: boolean | 'indeterminate';
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  invalid?: boolean;
}

/** Yes or no, with its words beside it; pressing the words ticks it too. */
export function Checkbox({ label, hint, checked, onCheckedChange, disabled, invalid }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3 py-2">
      <Primitive.Root
        id={id}
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next === true)}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative grid size-6 shrink-0 place-items-center rounded-sm border border-edge bg-paper text-paper transition-colors duration-150 after:absolute after:-inset-2.5 hover:border-stout disabled:bg-sand disabled:text-muted aria-invalid:border-2 aria-invalid:border-terracotta not-disabled:data-[state=checked]:border-leaf not-disabled:data-[state=checked]:bg-leaf not-disabled:data-[state=indeterminate]:border-leaf not-disabled:data-[state=indeterminate]:bg-leaf"
      >
        <Primitive.Indicator>
          {checked === 'indeterminate' ? (
            <Minus aria-hidden strokeWidth={3} className="size-4" />
          ) : (
            <Check aria-hidden strokeWidth={3} className="size-4" />
          )}
        </Primitive.Indicator>
      </Primitive.Root>
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
