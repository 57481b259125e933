import type { UserView } from '@rover/contracts/auth';

/** Who looks at the list. */
export interface Publican {
  /** undefined while the server has yet to say. */
  id: string | undefined;
  /** How many active admins there are; undefined while the server has yet to say. */
  admins: number | undefined;
}

/** Why this user's access cannot be changed by whoever looks; null when it can. The server refuses it in any case. */
export function protectionOf(user: Pick<UserView, 'id' | 'userType' | 'isActive'>, publican: Publican): string | null {
  const { id, admins } = publican;
  const isOnlyAdmin = admins === 1 && user.userType === 'admin' && user.isActive;
  // The only one is whoever looks: somebody else was made one just now, and is yet to be counted.
  if (isOnlyAdmin && (id === undefined || user.id === id)) {
    return 'The last admin cannot be demoted, deactivated or deleted.';
  }
  return user.id === id ? 'You cannot demote, deactivate or delete yourself.' : null;
}
