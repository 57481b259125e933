import type { LoginRequest } from '@rover/contracts/auth';
import { limits } from '@rover/contracts/limits';
import { EmailAddress } from '@rover/platform/validation/email-address';
import { IsString, Length } from 'class-validator';

/** A password is taken as typed: not trimmed, and of any characters, within a length. */
export class LoginDto implements LoginRequest {
  @EmailAddress({ lowerCase: true })
  email!: string;

  @Length(1, limits.password.max, { message: 'Password is required, with at most 128 characters.' })
  @IsString({ message: 'Password is required.' })
  password!: string;
}
