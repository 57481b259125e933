import type { ValidateTokenAnswer } from '@rover/contracts/auth';
import { sendError } from '@rover/platform/http/exception.filter';
import type { FastifyInstance } from 'fastify';
import type { RequestGuard } from '../limits/request-guard.js';

/**
 * Answered here and not by auth: the browser leaves admin mode at any failure, so the answer must survive an outage of
 * the services behind.
 */
export function serveValidateToken(fastify: FastifyInstance, requestGuard: RequestGuard): void {
  fastify.post('/api/admin/validate-token', { errorHandler: sendError }, async (request) => {
    const { sub: id, email, userType } = await requestGuard.admitAdmin(request, { mustBeSure: false });
    return { success: true, user: { id, email, userType } } satisfies ValidateTokenAnswer;
  });
}
