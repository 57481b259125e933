import { ValidateBy } from 'class-validator';

/** A moment, as ISO 8601 in UTC: '2026-11-28T19:00:00.000Z'. */
export function Instant(label: string): PropertyDecorator {
  return ValidateBy({
    name: 'instant',
    validator: {
      validate: (value) =>
        typeof value === 'string' &&
        /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/.test(value) &&
        !Number.isNaN(Date.parse(value)),
      defaultMessage: () => `${label} must be a moment in UTC, as ISO 8601.`,
    },
  });
}

const clockTime = '([01]\\d|2[0-3]):[0-5]\\d';

/** A time of day, as HH:MM from 00:00 to 23:59. */
export function ClockTime(label: string): PropertyDecorator {
  return matching('clockTime', new RegExp(`^${clockTime}$`), `${label} must be a time of day, as HH:MM.`);
}

/** From one time of day to another: '19:00 - 02:00'. */
export function ClockTimes(label: string): PropertyDecorator {
  const form = new RegExp(`^${clockTime} - ${clockTime}$`);
  return matching('clockTimes', form, `${label} must be a start and an end, as HH:MM - HH:MM.`);
}

function matching(name: string, form: RegExp, message: string): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && form.test(value);
  return ValidateBy({ name, validator: { validate, defaultMessage: () => message } });
}
