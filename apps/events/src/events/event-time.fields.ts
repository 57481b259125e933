import { ValidateBy } from 'class-validator';

/** A time of day, as HH:MM from 00:00 to 23:59. */
export function ClockTime(label: string): PropertyDecorator {
  return ValidateBy({
    name: 'clockTime',
    validator: {
      validate: (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
      defaultMessage: () => `${label} must be a time of day, as HH:MM.`,
    },
  });
}
