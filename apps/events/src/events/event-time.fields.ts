import { dayOfWeek } from '@rover/venue/event-clock';
import { ValidateBy } from 'class-validator';

/** A day that the calendar knows, as YYYY-MM-DD, from 2000 to 2199. */
export function CalendarDay(label: string): PropertyDecorator {
  return ValidateBy({
    name: 'calendarDay',
    validator: {
      validate: (value) =>
        typeof value === 'string' && /^2[01]\d{2}-\d{2}-\d{2}$/.test(value) && dayOfWeek(value) !== '',
      defaultMessage: (args) =>
        args?.value ? `${label} must be a day of the calendar, as YYYY-MM-DD.` : `${label} is required.`,
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
