import { queryOptions } from '@tanstack/react-query';
import { validateToken } from './api/validate-token.js';
import { readAdminToken } from './session-store.js';
import { withAdminToken } from './with-admin-token.js';

/** Whose admin token this browser has, by the server. */
export const currentAdminQuery = () =>
  queryOptions({
    queryKey: ['current-admin', readAdminToken()],
    queryFn: async ({ signal }) => {
      const { user } = await withAdminToken((token) => validateToken(token, { signal }));
      return user;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
