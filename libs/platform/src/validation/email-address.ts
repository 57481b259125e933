import { applyDecorators } from '@nestjs/common';
import { limits } from '@rover/contracts/limits';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';

const label = `[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?`;
const pattern = new RegExp(String.raw`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${label}(?:\.${label})+$`, 'i');

/** Whether mail can be sent to this: a plain address with a dot in its domain (HTML's rule, no quoting, no spaces). */
export function isEmailAddress(value: unknown): value is string {
  return typeof value === 'string' && value.length <= limits.email && pattern.test(value);
}

/** An email address; trimmed, and in lower case where accounts are compared by it. */
export function EmailAddress({ lowerCase = false } = {}): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => {
      if (typeof value !== 'string') return value;
      return lowerCase ? value.trim().toLowerCase() : value.trim();
    }),
    ValidateBy({
      name: 'emailAddress',
      validator: {
        validate: isEmailAddress,
        defaultMessage: (args) => (args?.value ? 'Please enter a valid email address' : 'Email is required.'),
      },
    }),
  );
}
