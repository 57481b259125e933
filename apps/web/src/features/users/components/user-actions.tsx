import type { UserView } from '@rover/contracts/auth';
import { Button } from '@rover/ui/button';
import { Trash2 } from 'lucide-react';
import { useChangeUser } from '../use-change-user.js';
import { calledBy, stateOf } from '../user-words.js';

interface UserActionsProps {
  user: UserView;
  /** Why nothing can be done. */
  protection: string | null;
  onDelete: () => void;
}

/** The actions on a user; none for a deleted one. */
export function UserActions({ user, protection, onDelete }: UserActionsProps) {
  const change = useChangeUser(user);
  if (stateOf(user) === 'deleted') return <span className="text-sm text-muted">None</span>;
  const { isActive } = user;
  const who = calledBy(user);
  const verb = isActive ? 'Deactivate' : 'Activate';
  return (
    <>
      <div className="flex items-center gap-1">
        <Button
          look="quiet"
          size="small"
          aria-label={`${verb} ${who}`}
          disabled={protection !== null}
          onClick={() => change({ isActive: !isActive })}
          className="min-w-26 max-lg:min-h-11"
        >
          {verb}
        </Button>
        <Button
          look="remove"
          size="icon"
          aria-label={`Delete ${who}`}
          disabled={protection !== null}
          onClick={onDelete}
        >
          <Trash2 aria-hidden className="size-5" />
        </Button>
      </div>
      {protection && <p className="mt-2 text-sm text-muted lg:max-w-44">{protection}</p>}
    </>
  );
}
