import { accountWords } from '@rover/contracts/auth';
import { isGoodPassword } from '@rover/contracts/passwords';
import { ValidateBy } from 'class-validator';

/** A password that somebody chooses. */
export function NewPassword(): PropertyDecorator {
  return ValidateBy({
    name: 'newPassword',
    validator: {
      validate: (value) => typeof value === 'string' && isGoodPassword(value),
      defaultMessage: () => accountWords.weakPassword,
    },
  });
}
