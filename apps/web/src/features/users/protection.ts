import type { UserView } from '@rover/contracts/auth';

/** The admin who looks at the list. */
export interface Publican {
  /** undefined while loading. */
  id: string | undefined;
  /** How many active admins there are; undefined while loading. */
  admins: number | undefined;
}

/** Why this user's access cannot be changed by this admin; null when it can. The server refuses it in any case. */
export function protectionOf(user: Pick<UserView, 'id' | 'userType' | 'isActive'>, publican: Publican): string | null {
  const { id, admins } = publican;
  const isOnlyAdmin = admins === 1 && user.userType === 'admin' && user.isActive;
  // The only one is the admin who looks: another user was made admin just now and is not counted yet.
  if (isOnlyAdmin && (id === undefined || user.id === id)) {
    return 'The last admin cannot be demoted, deactivated or deleted.';
  }
  return user.id === id ? 'You cannot demote, deactivate or delete yourself.' : null;
}
