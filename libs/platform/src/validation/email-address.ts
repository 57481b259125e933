import { applyDecorators } from '@nestjs/common';
import { badEmailAddress, isEmailAddress } from '@rover/contracts/email-address';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';

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
        defaultMessage: (args) => (args?.value ? badEmailAddress : 'Email is required.'),
      },
    }),
  );
}
