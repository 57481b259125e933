import type { UserView } from '@rover/contracts/auth';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Desk } from '../../desk/components/desk.js';
import { useDeskChoice } from '../../desk/use-desk-choice.js';
import { currentAdminQuery } from '../../session/current-admin-query.js';
import { userDeskConfig } from '../user-desk-config.js';
import { adminCountQuery, refreshUsers, usersQuery } from '../user-query.js';
import { DeleteUserDialog } from './delete-user-dialog.js';
import { userColumns } from './user-columns.js';

/** The desk of the users. */
export function UserDesk() {
  const client = useQueryClient();
  const [choice, setChoice] = useDeskChoice(userDeskConfig);
  const [deletion, setDeletion] = useState<UserView | null>(null);
  const id = useQuery(currentAdminQuery()).data?.id;
  const admins = useQuery(adminCountQuery).data;
  const columns = useMemo(() => userColumns({ publican: { id, admins }, onDelete: setDeletion }), [id, admins]);
  return (
    <Desk
      label="Users"
      config={userDeskConfig}
      choice={choice}
      onChoice={setChoice}
      list={useQuery(usersQuery(choice))}
      columns={columns}
      rowKey={(user) => user.id}
      nothing="No users found matching your criteria"
      onRefresh={() => refreshUsers(client)}
      exportPath="/api/admin/users/export"
    >
      {deletion && <DeleteUserDialog user={deletion} onClose={() => setDeletion(null)} />}
    </Desk>
  );
}
