import { accountWords, type RegisterRequest } from '@rover/contracts/auth';
import { limits } from '@rover/contracts/limits';
import { deletedMarker } from '@rover/contracts/users';
import { CleanText, isVisible } from '@rover/platform/validation/clean-text';
import { EmailAddress } from '@rover/platform/validation/email-address';
import { MessagePriority } from '@rover/platform/validation/message-priority';
import { NotContains, ValidateBy } from 'class-validator';
import { NewPassword } from '../passwords/new-password.js';

const { incomplete, badAddress, weakPassword } = accountWords;

const Filled = () =>
  ValidateBy({
    name: 'filled',
    validator: {
      validate: (value) => typeof value === 'string' && isVisible(value),
      defaultMessage: () => incomplete,
    },
  });

/** The form to sign up. Where a field breaks several rules, the message of the lowest decorator comes first. */
@MessagePriority(incomplete, badAddress, weakPassword)
export class RegisterDto implements RegisterRequest {
  @CleanText({ label: 'First name', max: limits.personName })
  @Filled()
  firstName!: string;

  @CleanText({ label: 'Last name', max: limits.personName })
  @Filled()
  lastName!: string;

  @NotContains(deletedMarker, { message: badAddress })
  @EmailAddress({ lowerCase: true })
  @Filled()
  email!: string;

  @NewPassword()
  @Filled()
  password!: string;
}
