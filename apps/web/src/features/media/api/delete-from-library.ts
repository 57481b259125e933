import { adminCall } from '../../session/admin-call.js';

export async function deleteFromLibrary(url: string): Promise<void> {
  await adminCall(`/api/admin/media-library/${encodeURIComponent(url)}`, { method: 'DELETE', statusIsEnough: true });
}
