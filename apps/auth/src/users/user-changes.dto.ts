import { type UserType, userTypes } from '@rover/contracts/auth';
import type { UserUpdate } from '@rover/contracts/users';
import { MayBeAbsent } from '@rover/platform/validation/may-be-absent';
import { OneOf } from '@rover/platform/validation/one-of';
import { IsBoolean } from 'class-validator';

/** The changes that an admin makes to a user: any of these fields. */
export class UserChangesDto implements UserUpdate {
  @MayBeAbsent()
  @OneOf('Type', userTypes)
  userType?: UserType;

  @MayBeAbsent()
  @IsBoolean({ message: 'Active must be true or false.' })
  isActive?: boolean;
}
