import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MemoryCache } from '../cache/memory-cache.js';
import { DiskFileStore } from '../files/disk-file-store.js';
import { InProcessBus } from '../messaging/in-process-bus.js';
import type { Parts } from '../run/parts.js';

/** Parts of one process, for a spec that starts a service. */
export async function testParts(): Promise<Parts & { bus: InProcessBus }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rover-test-'));
  return { bus: new InProcessBus(), cache: new MemoryCache(), files: await DiskFileStore.open(folder) };
}
