import type { DependenciesAnswer } from '@rover/contracts/dependencies';
import { listed, said } from '../../../http/told.js';
import { adminCall } from '../../session/admin-call.js';

export async function listDependencies(signal: AbortSignal): Promise<DependenciesAnswer> {
  const told = said<DependenciesAnswer>(await adminCall('/api/admin/dependencies', { signal }));
  return { dependencies: [...listed(told.dependencies)], silent: [...listed(told.silent)] };
}
