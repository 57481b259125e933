import path from 'node:path';
import { MemoryCache } from '@rover/platform/cache/memory-cache';
import { ConfigError } from '@rover/platform/config/read-config';
import { DiskFileStore } from '@rover/platform/files/disk-file-store';
import type { FileStore } from '@rover/platform/files/file-store';
import { InProcessBus } from '@rover/platform/messaging/in-process-bus';
import type { BackingServices } from '@rover/platform/run/backing-services';
import { connectBus, connectCache, connectFiles } from '@rover/platform/run/connect-backing-services';
import type { StandaloneConfig } from './standalone.config.js';

interface StandaloneBackingServices extends BackingServices {
  /** Every service has started: from now on messages are delivered. */
  open(): void;
  stop(): Promise<void>;
}

/** Those that all services of this process share: a server where an address names one, embedded otherwise. */
export async function openBackingServices(
  config: StandaloneConfig,
  dataDir: string,
): Promise<StandaloneBackingServices> {
  const { RABBITMQ_URL, REDIS_URL } = config;
  const files = await openFiles(config, dataDir);
  const redis = REDIS_URL ? await connectCache({ ...config, REDIS_URL }) : undefined;
  const bus = RABBITMQ_URL ? await connectBus({ ...config, RABBITMQ_URL }) : new InProcessBus();
  return {
    files,
    cache: redis ?? new MemoryCache(),
    bus,
    open() {
      if (bus instanceof InProcessBus) bus.open();
    },
    async stop() {
      await bus.stop();
      redis?.close();
    },
  };
}

function openFiles(config: StandaloneConfig, dataDir: string): Promise<FileStore> {
  const { S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY } = config;
  if (!S3_ENDPOINT) return DiskFileStore.open(path.join(dataDir, 'files'));
  if (!S3_ACCESS_KEY || !S3_SECRET_KEY) {
    throw new ConfigError(['S3_ACCESS_KEY, S3_SECRET_KEY: are required with S3_ENDPOINT']);
  }
  return connectFiles({ ...config, S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY }, path.join(dataDir, 'drafts'));
}
