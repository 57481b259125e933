import type { ValidateTokenAnswer } from '@rover/contracts/auth';
import { queryOptions } from '@tanstack/react-query';
import { adminCall } from './admin-call.js';
import { readAdminToken } from './session-store.js';

/** Who the server takes this admin for. */
export const currentAdminQuery = () =>
  queryOptions({
    queryKey: ['current-admin', readAdminToken()],
    queryFn: async ({ signal }) => {
      const { user } = await adminCall<ValidateTokenAnswer>('/api/admin/validate-token', { method: 'POST', signal });
      return user;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
