import type { AuditAnswer, AuditQuery } from '@rover/contracts/audit';
import { queryString } from '../../../http/query-string.js';
import { listed, said } from '../../../http/told.js';
import { adminCall } from '../../session/admin-call.js';

export async function listChanges(query: AuditQuery, signal: AbortSignal): Promise<AuditAnswer> {
  const told = said<AuditAnswer>(await adminCall(`/api/admin/audit${queryString(query)}`, { signal }));
  return { changes: [...listed(told.changes)], next: told.next ?? null };
}
