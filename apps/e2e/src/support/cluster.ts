import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '@rover/platform/database/embedded/embedded-postgres';
import { freePorts } from '@rover/platform/testing/free-ports';
import { queryOnce } from '@rover/platform/testing/query';
import { rabbitUrl, redisUrl } from '@rover/platform/testing/servers';
import { createTestDatabase } from '@rover/platform/testing/test-database';
import S3rver from 's3rver';
import { Balancer } from './balancer.js';
import { Mailbox } from './mailbox.js';
import { Nginx, nginxProgram } from './nginx.js';
import { admin, type Pub } from './pub.js';
import { forgetMessages } from './rabbit-leftovers.js';
import { Replica, type ServiceName, serviceNames } from './replica.js';

const apps = fileURLToPath(new URL('../../../', import.meta.url));

/** The services with two replicas, unless a spec says otherwise. */
const usuallyTwice: readonly ServiceName[] = ['gateway', 'events', 'bookings'];

/** A pub of several processes, any of which may be killed. */
export interface Cluster extends Pub {
  /** The processes of a service. */
  replicasOf(service: ServiceName): readonly Replica[];
}

/**
 * A pub whose services are processes of their own, with two replicas of gateway, events and bookings, on a PostgreSQL,
 * a RabbitMQ and a Redis that it may share with others: its names there have a prefix of their own, and are removed
 * with it.
 * @param env environment of its processes, in addition to the defaults or instead
 * @param isBehindNginx whether nginx is in front of the gateways, or a balancer
 */
export async function openCluster(
  env: NodeJS.ProcessEnv = {},
  twice = usuallyTwice,
  isBehindNginx = false,
): Promise<Cluster> {
  const name = `e2e-${randomUUID().slice(0, 8)}`;
  const folder = await mkdtemp(path.join(tmpdir(), 'cluster-'));
  const toStop: (() => Promise<unknown>)[] = [];
  const services: Replica[] = [];
  const close = async () => {
    const codes = await Promise.all(services.map((replica) => replica.end()));
    for (const stop of toStop.splice(0).reverse()) await stop();
    return codes.find((code) => code !== 0) ?? 0;
  };
  try {
    const database = await openDatabase(path.join(folder, 'database'), toStop);
    const S3_ENDPOINT = await openFiles(path.join(folder, 'files'), toStop);
    toStop.push(() => forgetMessages(name));
    const ports = await portsOf(serviceNames, twice);
    const addresses: NodeJS.ProcessEnv = {};
    for (const service of serviceNames) {
      const balancer = await Balancer.before(ports[service], service === 'gateway');
      toStop.push(async () => balancer.close());
      addresses[`${service.toUpperCase()}_URL`] = balancer.url;
    }
    const nginx = isBehindNginx ? await Nginx.before(ports.gateway, path.join(folder, 'front')) : undefined;
    if (nginx) toStop.push(() => nginx.end());
    const url = nginx?.url ?? addresses.GATEWAY_URL ?? '';
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const common = {
      ...addresses,
      PATH: process.env.PATH,
      TMPDIR: folder,
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
      RATE_LIMIT: 'off',
      DATABASE_URL: database,
      RABBITMQ_URL: rabbitUrl,
      RABBITMQ_PREFIX: name,
      REDIS_URL: redisUrl,
      REDIS_PREFIX: `${name}:`,
      S3_ENDPOINT,
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
      ...(nginx && { TRUST_PROXY: '127.0.0.1' }),
      PUBLIC_URL: url.replace('127.0.0.1', 'localhost'),
      MAIL_DIR: path.join(folder, 'mail'),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      JWT_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      SITE_DIR: path.join(apps, 'web', 'dist'),
      ...env,
    };
    for (const service of serviceNames) {
      services.push(...ports[service].map((port) => new Replica(service, port, common)));
    }
    for (const half of [firsts(services), services.filter((replica) => !firsts(services).includes(replica))]) {
      await Promise.all(half.map((replica) => replica.start()));
    }
    const replicasOf = (service: ServiceName) => services.filter((replica) => replica.service === service);
    return {
      ...new Mailbox(common.MAIL_DIR),
      url,
      gateways: replicasOf('gateway').map((gateway) => gateway.url),
      query: (statement, values) => queryOnce(database, statement, values),
      signingKey: async () => common.JWT_PRIVATE_KEY,
      output: () => services.map((replica) => replica.output).join(''),
      replicasOf,
      close,
      removeData: () => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Such a pub as in production: behind nginx, if that is installed. */
export function openClusterBehindNginx(): Promise<Cluster> {
  return openCluster({}, usuallyTwice, nginxProgram !== '');
}

/** Starts one process of each service first, then the others, so that they do not all compile at once. */
function firsts(services: readonly Replica[]): Replica[] {
  return serviceNames.flatMap((name) => services.find(({ service }) => service === name) ?? []);
}

/** Ports for the processes of each service. */
async function portsOf(
  names: readonly ServiceName[],
  twice: readonly ServiceName[],
): Promise<Record<ServiceName, number[]>> {
  const free = await freePorts(names.length + twice.length);
  const replicas = names.map((name) => [name, free.splice(0, twice.includes(name) ? 2 : 1)]);
  return Object.fromEntries(replicas);
}

/** An empty database: on the server that TEST_DATABASE_URL names, or on one of our own. */
async function openDatabase(dataDir: string, toStop: (() => Promise<unknown>)[]): Promise<string> {
  if (!process.env.TEST_DATABASE_URL) {
    const server = await startEmbeddedPostgres({ dataDir });
    toStop.push(() => server.stop());
    return server.url;
  }
  const database = await createTestDatabase();
  toStop.push(() => database.drop());
  return database.url;
}

/** An S3 server on a folder. @returns its URL */
export async function openFiles(directory: string, toStop: (() => Promise<unknown>)[]): Promise<string> {
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory });
  const { port } = (await server.run()) as AddressInfo;
  toStop.push(() => server.close());
  return `http://127.0.0.1:${port}`;
}
