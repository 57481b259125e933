import type { UserView } from '@rover/contracts/auth';
import type { UserListQuery } from '@rover/contracts/users';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { pageQueryOf } from '../desk/desk-choice.js';
import { type DeskPage, deskPage } from '../desk/desk-page.js';
import { listUsers } from './api/list-users.js';
import type { UserChoice } from './user-desk-config.js';

/** The prefix of all query keys of users. */
const usersKey = ['users'] as const;
const pagesKey = [...usersKey, 'page'] as const;

export const usersQuery = (choice: UserChoice) =>
  queryOptions({
    queryKey: [...pagesKey, choice],
    queryFn: ({ signal }) => userPage(pageQueryOf(choice), signal),
    placeholderData: keepPreviousData,
  });

/** How many users there are, whatever is searched for. */
export const userCountQuery = queryOptions({
  queryKey: [...usersKey, 'count'],
  queryFn: async ({ signal }) => (await userPage({ pageSize: 1 }, signal)).total,
});

/** The number of active admins. */
export const adminCountQuery = queryOptions({
  queryKey: [...usersKey, 'admins'],
  queryFn: async ({ signal }) => (await userPage({ type: 'admin', status: 'active', pageSize: 1 }, signal)).total,
});

async function userPage(query: UserListQuery, signal: AbortSignal): Promise<DeskPage<UserView>> {
  const { users, ...info } = await listUsers(query, signal);
  return deskPage(users, info);
}

/** Refetches the users and their counts. */
export function refreshUsers(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: usersKey });
}

/** Updates a user in all cached lists. Requests under way are cancelled, so that they do not overwrite it. */
export async function showUser(client: QueryClient, user: UserView): Promise<void> {
  await client.cancelQueries({ queryKey: pagesKey });
  client.setQueriesData<DeskPage<UserView>>(
    { queryKey: pagesKey },
    (page) => page && { ...page, rows: page.rows.map((row) => (row.id === user.id ? user : row)) },
  );
}
