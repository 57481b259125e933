import { clsx } from 'clsx';
import { RadioGroup as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

interface SegmentedProps<Value extends string> {
  /** The accessible name of the group. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
}

/** A choice of one, with all options visible; arrow keys move the choice. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onValueChange, className } = props;
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen);
    if (option) onValueChange(option.value);
  };
  return (
    <Primitive.Root
      aria-label={label}
      orientation="horizontal"
      value={value}
      onValueChange={choose}
      className={clsx('inline-flex flex-wrap gap-1 rounded border border-edge bg-paper p-1', className)}
    >
      {options.map((option) => (
        <Primitive.Item
          key={option.value}
          value={option.value}
          className="inline-flex min-h-9 flex-1 pointer-coarse:min-h-11 items-center justify-center gap-2 rounded-sm px-2.5 text-sm font-semibold whitespace-nowrap text-muted transition-colors duration-150 hover:bg-sand hover:text-stout data-[state=checked]:bg-green data-[state=checked]:text-brass"
        >
          {option.label}
        </Primitive.Item>
      ))}
    </Primitive.Root>
  );
}
