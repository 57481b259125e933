import type { DependenciesAnswer } from '@rover/contracts/dependencies';
import { adminCall } from '../../session/admin-call.js';

export function listDependencies(signal: AbortSignal): Promise<DependenciesAnswer> {
  return adminCall('/api/admin/dependencies', { signal });
}
