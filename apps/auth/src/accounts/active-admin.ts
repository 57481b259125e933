import type { Account } from './account.entity.js';

/** The columns of an account that may act as an admin. */
export const activeAdmin = { userType: 'admin', isActive: true } as const;

export function isActiveAdmin({ userType, isActive }: Pick<Account, 'userType' | 'isActive'>): boolean {
  return userType === activeAdmin.userType && isActive === activeAdmin.isActive;
}
