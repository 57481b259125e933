import type { AuditAnswer, AuditQuery } from '@rover/contracts/audit';
import { nonNullItems, withoutNulls } from '../../../http/partial-response.js';
import { queryString } from '../../../http/query-string.js';
import { adminCall } from '../../session/admin-call.js';

export async function listChanges(query: AuditQuery, signal: AbortSignal): Promise<AuditAnswer> {
  const answer = withoutNulls<AuditAnswer>(await adminCall(`/api/admin/audit${queryString(query)}`, { signal }));
  return { changes: [...nonNullItems(answer.changes)], next: answer.next ?? null };
}
