import { Check, Minus } from 'lucide-react';
import { Checkbox as Primitive } from 'radix-ui';

export interface BareCheckboxProps {
  /** 'indeterminate': some, but not all, of what it stands for. */
  checked: boolean | 'indeterminate';
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  /** The accessible name where there is no visible label. */
  label?: string;
  /** For a label's `htmlFor`. */
  id?: string;
  describedBy?: string | undefined;
}

/** A checkbox without a label, for tables and lists. */
export function BareCheckbox({ checked, onCheckedChange, disabled, label, id, describedBy }: BareCheckboxProps) {
  return (
    <Primitive.Root
      id={id}
      aria-label={label}
      checked={checked}
      onCheckedChange={(next) => onCheckedChange(next === true)}
      disabled={disabled}
      aria-describedby={describedBy}
      className="relative grid size-6 shrink-0 place-items-center rounded-sm border border-edge bg-paper text-paper transition-colors duration-150 after:absolute after:-inset-2.5 hover:border-stout disabled:bg-sand disabled:text-muted not-disabled:data-[state=checked]:border-leaf not-disabled:data-[state=checked]:bg-leaf not-disabled:data-[state=indeterminate]:border-leaf not-disabled:data-[state=indeterminate]:bg-leaf"
    >
      <Primitive.Indicator>
        {checked === 'indeterminate' ? (
          <Minus aria-hidden strokeWidth={3} className="size-4" />
        ) : (
          <Check aria-hidden strokeWidth={3} className="size-4" />
        )}
      </Primitive.Indicator>
    </Primitive.Root>
  );
}
