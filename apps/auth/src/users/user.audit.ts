import type { Audited } from '@rover/platform/audit/record-change';
import type { Account } from '../accounts/account.entity.js';

/** What the audit keeps of a user. */
export const auditedUser: Audited<Account> = {
  kind: 'user',
  id: ({ id }) => id,
  title: ({ email }) => email,
  shown: ['userType', 'isActive'],
  named: [],
};
