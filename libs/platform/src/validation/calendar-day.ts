import { ValidateBy } from 'class-validator';

/** A day that the calendar knows, as YYYY-MM-DD, from 2000 to 2199. */
export function CalendarDay(label: string): PropertyDecorator {
  return ValidateBy({
    name: 'calendarDay',
    validator: {
      validate: isCalendarDay,
      defaultMessage: (args) =>
        args?.value ? `${label} must be a day of the calendar, as YYYY-MM-DD.` : `${label} is required.`,
    },
  });
}

function isCalendarDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^2[01]\d{2}-\d{2}-\d{2}$/.test(value)) return false;
  const midnight = new Date(`${value}T00:00:00Z`);
  // A day too many, such as 30 February, is read as one of the next month.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(value);
}
