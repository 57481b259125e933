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
