import { Check, Minus } from 'lucide-react';
import { Checkbox as Primitive } from 'radix-ui';

export interface TickProps {
  /** 'indeterminate': some of what it stands for, not all. */
  checked: boolean | 'indeterminate';
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  /** What it is called where no words stand beside it. */
  label?: string;
  /** For the words beside it, as a label's `htmlFor`. */
  id?: string;
  describedBy?: string | undefined;
}

/** The box of a checkbox alone, where a table or a list says what is ticked. */
export function Tick({ checked, onCheckedChange, disabled, label, id, describedBy }: TickProps) {
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
