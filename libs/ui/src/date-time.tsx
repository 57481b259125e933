import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Input, Select } from './field.js';

/** A day, by the system's own calendar: the best one on a phone. Its value is YYYY-MM-DD. */
export function DateInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return <Input type="date" className={clsx('tabular-nums', className)} {...rest} />;
}

interface TimeSelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  /** HH:MM each, in the order of the list. */
  times: readonly string[];
  /** How a time is written: '7:00 PM'. */
  words: (time: string) => string;
}

/** A time of day among a few, since nobody opens the doors at 19:07. Its value is HH:MM. */
export function TimeSelect({ times, words, className, ...rest }: TimeSelectProps) {
  return (
    <Select className={clsx('tabular-nums', className)} {...rest}>
      {times.map((time) => (
        <option key={time} value={time}>
          {words(time)}
        </option>
      ))}
    </Select>
  );
}
