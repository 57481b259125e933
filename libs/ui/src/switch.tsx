import { Switch as Primitive } from 'radix-ui';
import { type ReactNode, useId } from 'react';

interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** A switch with its label. */
export function Switch({ label, checked, onCheckedChange, disabled }: SwitchProps) {
  const id = useId();
  return (
    <span className="inline-flex min-h-11 items-center gap-3">
      <Primitive.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        className="relative h-7 w-12 shrink-0 rounded-full border border-edge bg-sand transition-colors duration-150 data-[state=checked]:border-leaf data-[state=checked]:bg-leaf"
      >
        <Primitive.Thumb className="block size-5 translate-x-1 rounded-full border border-edge bg-paper shadow-paper transition-transform duration-150 data-[state=checked]:translate-x-6" />
      </Primitive.Root>
      <label htmlFor={id} className="cursor-pointer font-medium">
        {label}
      </label>
    </span>
  );
}
