import { limits } from '@rover/contracts/limits';
import { ValidateBy } from 'class-validator';

export const weakPassword = 'Please meet all password requirements';

/** A password that somebody chooses: 6 to 128 characters, with letters and digits among them. Taken as typed. */
export function NewPassword(): PropertyDecorator {
  return ValidateBy({
    name: 'newPassword',
    validator: { validate: isGoodPassword, defaultMessage: () => weakPassword },
  });
}

function isGoodPassword(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const { min, max } = limits.password;
  return value.length >= min && value.length <= max && /\p{L}/u.test(value) && /\p{Nd}/u.test(value);
}
