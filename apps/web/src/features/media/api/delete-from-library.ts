import type { DeletedAnswer } from '@rover/contracts/events';
import { adminCall } from '../../session/admin-call.js';

export function deleteFromLibrary(url: string): Promise<DeletedAnswer> {
  return adminCall(`/api/admin/media-library/${encodeURIComponent(url)}`, { method: 'DELETE' });
}
