import type { AuditAnswer, AuditQuery } from '@rover/contracts/audit';
import { queryString } from '../../../http/query-string.js';
import { adminCall } from '../../session/admin-call.js';

export function listChanges(query: AuditQuery, signal: AbortSignal): Promise<AuditAnswer> {
  return adminCall(`/api/admin/audit${queryString(query)}`, { signal });
}
