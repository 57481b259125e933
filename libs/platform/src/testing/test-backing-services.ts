import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MemoryCache } from '../cache/memory-cache.js';
import { DiskFileStore } from '../files/disk-file-store.js';
import { InProcessBus } from '../messaging/in-process-bus.js';
import type { BackingServices } from '../run/backing-services.js';

/** Backing services of one process, for a spec that starts a service. */
export async function testBackingServices(): Promise<BackingServices & { bus: InProcessBus }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rover-test-'));
  return { bus: new InProcessBus(), cache: new MemoryCache(), files: await DiskFileStore.open(folder) };
}
