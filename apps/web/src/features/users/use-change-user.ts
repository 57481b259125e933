import type { UserView } from '@rover/contracts/auth';
import type { UserUpdate } from '@rover/contracts/users';
import { withAction, withoutAction } from '@rover/ui/toast-action';
import { bidiIsolate } from '@rover/venue/bidi-isolate';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { logError } from '../../browser/log-error.js';
import { updateUser } from './api/update-user.js';
import { refreshUsers, showUser } from './user-query.js';
import { calledBy, typeNames } from './user-words.js';

const changeKey = (id: string) => ['change-user', id];

/**
 * Changes a user's access. The row is updated optimistically, and restored when the server refuses. Several changes of
 * one user are made one after the other.
 */
export function useChangeUser(user: UserView): (update: UserUpdate) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: changeKey(user.id),
    scope: { id: user.id },
    mutationFn: (update: UserUpdate) => updateUser(user, update),
    onMutate: async (update) => {
      await showUser(client, { ...user, ...update });
      return user;
    },
    onSuccess: async (saved, update) => {
      // The list first: a row that leaves it loses the focus, which the toast then takes over.
      await refreshUsers(client);
      tellChange(saved, update, () => mutate({ isActive: !saved.isActive }));
    },
    onError: async (error, _, before = user) => {
      logError('The user was not changed', error);
      await showUser(client, before);
      const told = { ...toastOf(user), description: error.message, ...withoutAction };
      toast.error(`${bidiIsolate(calledBy(user))} was not changed`, told);
      await refreshUsers(client);
    },
  });
  return mutate;
}

/** Whether a change of this user is on its way. */
export function useIsChanging({ id }: UserView): boolean {
  return useIsMutating({ mutationKey: changeKey(id) }) > 0;
}

let turn = 0;

/**
 * The id by which a new toast about a user replaces the older one. It changes once a toast closes: a toast that is
 * disappearing would take the new text with it.
 */
function toastOf({ id }: UserView) {
  const next = () => {
    turn += 1;
  };
  return { id: `${id} ${turn}`, onAutoClose: next };
}

function tellChange(user: UserView, { userType }: UserUpdate, undo: () => void): void {
  const { isActive } = user;
  const place = toastOf(user);
  const who = bidiIsolate(calledBy(user));
  if (userType) {
    toast.success(`${who} is now: ${typeNames[userType]}`, { ...place, ...withoutAction });
  } else {
    const offer = withAction({ id: place.id, label: 'Undo', onClick: undo });
    toast.success(`${who} is ${isActive ? 'active again' : 'deactivated'}`, offer);
  }
}
