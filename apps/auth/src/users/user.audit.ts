import type { UserUpdate } from '@rover/contracts/users';
import type { Audited } from '@rover/platform/audit/record-change';
import type { Account } from '../accounts/account.entity.js';

/** How changes of users are recorded. */
export const auditedUser: Audited<Account, keyof UserUpdate> = {
  kind: 'user',
  id: ({ id }) => id,
  title: ({ email }) => email,
  fields: {
    userType: 'shown',
    isActive: 'shown',
  },
};
