import { type ReactNode, useId } from 'react';

interface SliderProps {
  label: ReactNode;
  value: number;
  min: number;
  max: number;
  step: number;
  onValueChange: (value: number) => void;
  /** How the value is written and read aloud: '1.5 times'. */
  words: (value: number) => string;
  disabled?: boolean;
}

/** The browser's own slider, with its value written beside it. */
export function Slider({ label, value, onValueChange, words, ...range }: SliderProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4">
      <label htmlFor={id} className="font-semibold leading-snug">
        {label}
      </label>
      <output htmlFor={id} aria-hidden className="text-sm text-muted tabular-nums">
        {words(value)}
      </output>
      <input
        {...range}
        id={id}
        type="range"
        value={value}
        aria-valuetext={words(value)}
        className="col-span-2 h-11 w-full min-w-0 cursor-pointer rounded-sm accent-leaf disabled:cursor-not-allowed"
        onChange={({ target }) => onValueChange(target.valueAsNumber)}
      />
    </div>
  );
}
