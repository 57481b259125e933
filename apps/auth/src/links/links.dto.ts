import type { MailedLinkRequest, ResetPasswordRequest, VerifyEmailRequest } from '@rover/contracts/auth';
import { EmailAddress } from '@rover/platform/validation/email-address';
import { IsNotEmpty, IsString } from 'class-validator';
import { NewPassword } from '../passwords/new-password.js';

const incomplete = { message: 'This link is not complete.' };

export class MailedLinkDto implements MailedLinkRequest {
  @EmailAddress({ lowerCase: true })
  email!: string;
}

/** The secret of the link in a mail. */
export class VerifyEmailDto implements VerifyEmailRequest {
  @IsNotEmpty(incomplete)
  @IsString(incomplete)
  token!: string;
}

export class ResetPasswordDto extends VerifyEmailDto implements ResetPasswordRequest {
  @NewPassword()
  password!: string;
}
