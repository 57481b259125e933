import type { UserView } from '@rover/contracts/auth';
import type { UserSortField } from '@rover/contracts/users';
import type { Column } from '@rover/ui/data-table';
import { Moment } from '../../desk/components/moment.js';
import { type Publican, protectionOf } from '../protection.js';
import { nameOf } from '../user-words.js';
import { UserActions } from './user-actions.js';
import { UserStatus } from './user-status.js';
import { UserType } from './user-type.js';

interface UserColumns {
  /** The admin who looks at the list. */
  publican: Publican;
  onDelete: (user: UserView) => void;
}

/** The columns of the users at the desk. */
export function userColumns({ publican, onDelete }: UserColumns): readonly Column<UserView, UserSortField>[] {
  return [
    { header: 'Name', cell: (user) => <div className="font-semibold lg:max-w-80">{nameOf(user)}</div> },
    {
      header: 'Email',
      sort: 'email',
      cell: ({ email }) => <div className="text-sm lg:max-w-80 xl:min-w-48">{email}</div>,
    },
    {
      header: 'Type',
      sort: 'userType',
      cell: (user) => <UserType user={user} protection={protectionOf(user, publican)} />,
    },
    { header: 'Status', cell: (user) => <UserStatus user={user} /> },
    { header: 'Email Verified', cell: ({ isEmailVerified }) => (isEmailVerified ? 'Yes' : 'No') },
    { header: 'Joined', sort: 'createdAt', cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      header: 'Last Login',
      sort: 'lastLogin',
      cell: ({ lastLogin }) =>
        lastLogin ? <Moment at={lastLogin} /> : <span className="text-sm text-muted">Never</span>,
    },
    {
      header: 'Actions',
      cell: (user) => (
        <UserActions user={user} protection={protectionOf(user, publican)} onDelete={() => onDelete(user)} />
      ),
    },
  ];
}
