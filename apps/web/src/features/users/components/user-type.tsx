import { type UserType as Type, type UserView, userTypes } from '@rover/contracts/auth';
import { Select } from '@rover/ui/field';
import { useChangeUser } from '../use-change-user.js';
import { calledBy, stateOf, typeNames } from '../user-words.js';

interface UserTypeProps {
  user: UserView;
  /** Why it cannot be changed. */
  protection: string | null;
}

/** A choice of the user's type; read-only for a deleted user. */
export function UserType({ user, protection }: UserTypeProps) {
  const change = useChangeUser(user);
  if (stateOf(user) === 'deleted') return <span className="whitespace-nowrap">{typeNames[user.userType]}</span>;
  return (
    <div className="max-w-40 lg:min-w-32">
      <Select
        aria-label={`Type of ${calledBy(user)}`}
        value={user.userType}
        disabled={protection !== null}
        onChange={({ target }) => change({ userType: target.value as Type })}
      >
        {userTypes.map((type) => (
          <option key={type} value={type}>
            {typeNames[type]}
          </option>
        ))}
      </Select>
    </div>
  );
}
