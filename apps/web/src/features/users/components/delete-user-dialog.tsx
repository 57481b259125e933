import type { UserView } from '@rover/contracts/auth';
import { bidiIsolate } from '@rover/venue/bidi-isolate';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { DeleteDialog } from '../../desk/components/delete-dialog.js';
import { deleteUser } from '../api/delete-user.js';
import { refreshUsers } from '../user-query.js';
import { calledBy, nameOf } from '../user-words.js';

export function DeleteUserDialog({ user, onClose }: { user: UserView; onClose: () => void }) {
  const client = useQueryClient();
  return (
    <DeleteDialog
      title="Delete User"
      remove={() => deleteUser(user.id)}
      onDeleted={() => toast.success(`${bidiIsolate(calledBy(user))} is deleted`)}
      onSettled={() => refreshUsers(client)}
      onClose={onClose}
    >
      <p className="font-semibold text-stout wrap-anywhere">
        <bdi>{nameOf(user)}</bdi>, {user.email}
      </p>
      <p className="mt-2">
        Are you sure you want to delete this user? This will deactivate their account and allow them to register again
        with the same email.
      </p>
    </DeleteDialog>
  );
}
