import { ValidateBy } from 'class-validator';

/** A text of so many bytes of UTF-8, at most. */
export function MaxBytes(max: number, message: string): PropertyDecorator {
  return ValidateBy({
    name: 'maxBytes',
    validator: {
      validate: (value) => typeof value === 'string' && Buffer.byteLength(value) <= max,
      defaultMessage: () => message,
    },
  });
}
