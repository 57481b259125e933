import type { Account } from './account.entity.js';

/** What the account of an admin has who may act. */
export const activeAdmin = { userType: 'admin', isActive: true } as const;

export function isActiveAdmin({ userType, isActive }: Pick<Account, 'userType' | 'isActive'>): boolean {
  return userType === activeAdmin.userType && isActive === activeAdmin.isActive;
}
