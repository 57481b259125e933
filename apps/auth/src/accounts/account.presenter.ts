import type { UserView } from '@rover/contracts/auth';
import type { Account } from './account.entity.js';

/** An account as the API shows it: exactly the fields of decisions.md 9. */
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
