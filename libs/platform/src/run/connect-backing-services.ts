import { tmpdir } from 'node:os';
import path from 'node:path';
import { durableConsumers } from '@rover/contracts/consumers';
import { str } from 'envalid';
import type { RedisCache } from '../cache/redis-cache.js';
import type { Config } from '../config/read-config.js';
import { type Environment, readConfig } from '../config/read-config.js';
import { brokerAddress, cacheAddress, httpAddress } from '../config/variables.js';
import type { S3FileStore } from '../files/s3-file-store.js';
import type { RabbitBus } from '../messaging/rabbitmq/rabbit-bus.js';
import type { BackingServices } from './backing-services.js';

/** What a service may need beside the message bus. */
export type BackingServiceName = Exclude<keyof BackingServices, 'bus'>;

export const busVariables = {
  RABBITMQ_URL: brokerAddress({ desc: 'the message broker, as amqp://user:password@host:port' }),
  RABBITMQ_PREFIX: str({ default: 'rover', desc: 'what the names of our exchanges and queues begin with' }),
};

export const cacheVariables = {
  REDIS_URL: cacheAddress({ desc: 'the Redis server that replicas share, as redis://:password@host:port' }),
  REDIS_PREFIX: str({ default: 'rover:', desc: 'what the names of our keys begin with' }),
};

export const fileVariables = {
  S3_ENDPOINT: httpAddress({ desc: 'the server that keeps files, as http://minio:9000' }),
  S3_ACCESS_KEY: str({ desc: 'the name of its account' }),
  S3_SECRET_KEY: str({ desc: 'the secret of its account' }),
  S3_BUCKET: str({ default: 'wild-rover', desc: 'the bucket of our files; made when there is none' }),
};

/** Every variable that names a backing service which a service with these needs cannot do without. */
export function backingServiceVariables(needs: readonly BackingServiceName[]) {
  return {
    ...busVariables,
    ...(needs.includes('cache') && cacheVariables),
    ...(needs.includes('files') && fileVariables),
  };
}

// The clients of these servers are loaded where one is connected to: a pub on embedded ones starts sooner without
// them.

/** The bus over the broker; it starts without one that is down, and connects when that is back. */
export async function connectBus({ RABBITMQ_URL, RABBITMQ_PREFIX }: Config<typeof busVariables>): Promise<RabbitBus> {
  const { RabbitBus } = await import('../messaging/rabbitmq/rabbit-bus.js');
  return RabbitBus.connect(RABBITMQ_URL, { prefix: RABBITMQ_PREFIX, consumers: durableConsumers });
}

/** The cache on the Redis server. Nothing is waited for: until it is there, calls reject. */
export async function connectCache({ REDIS_URL, REDIS_PREFIX }: Config<typeof cacheVariables>): Promise<RedisCache> {
  const { RedisCache } = await import('../cache/redis-cache.js');
  return new RedisCache(REDIS_URL, REDIS_PREFIX);
}

/**
 * The store on the file server. One that is not there yet is asked again when the first file comes.
 * @param draftDir a folder of this process alone, emptied of what a crash has left there
 */
export async function connectFiles(config: Config<typeof fileVariables>, draftDir: string): Promise<S3FileStore> {
  const { S3FileStore } = await import('../files/s3-file-store.js');
  return S3FileStore.open({
    endpoint: config.S3_ENDPOINT,
    accessKey: config.S3_ACCESS_KEY,
    secretKey: config.S3_SECRET_KEY,
    bucket: config.S3_BUCKET,
    draftDir,
  });
}

/**
 * The backing services of a service that is a process of its own: servers that its replicas share, never something in
 * the memory of one. One that the service does not say it needs is not there.
 */
export async function connectBackingServices(needs: readonly BackingServiceName[], environment: Environment) {
  const cache = needs.includes('cache') ? await connectCache(readConfig(cacheVariables, environment)) : undefined;
  const draftDir = path.join(tmpdir(), `rover-drafts-${process.pid}`);
  const files = needs.includes('files')
    ? await connectFiles(readConfig(fileVariables, environment), draftDir)
    : undefined;
  const bus = await connectBus(readConfig(busVariables, environment));
  const backing: BackingServices = {
    bus,
    get cache() {
      return cache ?? missing('cache');
    },
    get files() {
      return files ?? missing('files');
    },
  };
  return { backing, close: () => cache?.close() };
}

function missing(name: BackingServiceName): never {
  throw new Error(`This service uses ${name} without saying so in its needs.`);
}
