import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';

/**
 * A whole number within bounds. A string of digits is taken for the number it spells; booleans, fractions, lists and
 * blanks are not.
 */
export function WholeNumber({ min, max, label }: { min: number; max: number; label: string }): PropertyDecorator {
  const message = `${label} must be a whole number from ${min} to ${max}.`;
  return applyDecorators(
    Transform(({ value }) => (typeof value === 'string' && /^\d{1,10}$/.test(value.trim()) ? Number(value) : value)),
    ValidateBy({
      name: 'wholeNumber',
      validator: {
        validate: (value) => Number.isInteger(value) && value >= min && value <= max,
        defaultMessage: () => message,
      },
    }),
  );
}
