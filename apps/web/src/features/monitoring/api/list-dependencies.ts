import type { DependenciesAnswer } from '@rover/contracts/dependencies';
import { nonNullItems, withoutNulls } from '../../../http/partial-response.js';
import { adminCall } from '../../session/admin-call.js';

export async function listDependencies(signal: AbortSignal): Promise<DependenciesAnswer> {
  const answer = withoutNulls<DependenciesAnswer>(await adminCall('/api/admin/dependencies', { signal }));
  return { dependencies: [...nonNullItems(answer.dependencies)], silent: [...nonNullItems(answer.silent)] };
}
