import type { UserView } from '@rover/contracts/auth';
import { Badge } from '@rover/ui/badge';
import { Spinner } from '@rover/ui/spinner';
import { useIsChanging } from '../use-change-user.js';
import { stateNames, stateOf, stateTones } from '../user-words.js';

export function UserStatus({ user }: { user: UserView }) {
  const state = stateOf(user);
  return (
    <span className="inline-flex items-center gap-2">
      <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>
      {useIsChanging(user) && (
        <span role="status" className="text-leaf">
          <Spinner />
          <span className="sr-only">Saving...</span>
        </span>
      )}
    </span>
  );
}
