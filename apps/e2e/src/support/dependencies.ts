import { expect } from '@playwright/test';
import type { DependenciesAnswer, DependencyName } from '@rover/contracts/dependencies';
import type { Api } from './api.js';

/** Waits until the dashboard shows exactly these as unavailable. */
export async function expectUnavailable(api: Api, ...names: DependencyName[]): Promise<void> {
  const away = async () => {
    const { body } = await api.asAdmin<DependenciesAnswer>('GET', '/api/admin/dependencies');
    return body.dependencies.flatMap(({ name, missedBy }) => (missedBy.length > 0 ? [name] : []));
  };
  await expect.poll(away, { timeout: 30_000 }).toEqual(names);
}
