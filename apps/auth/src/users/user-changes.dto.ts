import { type UserType, userTypes } from '@rover/contracts/auth';
import type { UserUpdate } from '@rover/contracts/users';
import { OneOf } from '@rover/platform/validation/one-of';
import { OptionalNotNull } from '@rover/platform/validation/optional-not-null';
import { IsBoolean } from 'class-validator';

/** The changes that an admin makes to a user: any of these fields. */
export class UserChangesDto implements UserUpdate {
  @OptionalNotNull()
  @OneOf('Type', userTypes)
  userType?: UserType;

  @OptionalNotNull()
  @IsBoolean({ message: 'Active must be true or false.' })
  isActive?: boolean;
}
