import type { UserView } from '@rover/contracts/auth';
import type { AccessState } from '@rover/contracts/messages';
import type { Account } from './account.entity.js';

/** An account as the API shows it. */
export function presentAccount(account: Account): UserView {
  return {
    id: account.id,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    userType: account.userType,
    isActive: account.isActive,
    isEmailVerified: account.isEmailVerified,
    createdAt: account.createdAt.toISOString(),
    lastLogin: account.lastLogin?.toISOString() ?? null,
  };
}

/** What an account may do, as the gateway asks. */
export function accessOf({ id, isActive, userType, tokenVersion }: Account): AccessState {
  return { userId: id, isActive, userType, tokenVersion };
}
