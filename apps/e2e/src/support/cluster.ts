import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '@rover/platform/database/embedded-postgres';
import { queryOnce } from '@rover/platform/testing/query';
import { rabbitUrl, redisUrl } from '@rover/platform/testing/servers';
import { createTestDatabase } from '@rover/platform/testing/test-database';
import S3rver from 's3rver';
import { Balancer } from './balancer.js';
import { freePort } from './free-port.js';
import { Mailbox } from './mailbox.js';
import { admin, type Pub } from './pub.js';
import { forgetMessages } from './rabbit-leftovers.js';
import { untilReady } from './until-ready.js';

const apps = fileURLToPath(new URL('../../../', import.meta.url));

export const serviceNames = ['auth', 'bookings', 'events', 'gateway', 'media', 'monitoring', 'notifications'] as const;

/**
 * A pub whose services are processes of their own, gateway, events and bookings twice, on a PostgreSQL, a RabbitMQ and a
 * Redis that know nothing of each other: what it keeps there begins with a name of its own, and goes with it.
 */
export async function openCluster(): Promise<Pub> {
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
    const sitePorts = [await freePort(), await freePort()];
    const site = await Balancer.before(sitePorts, { sticky: true });
    toStop.push(async () => site.close());
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const common = {
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
      PUBLIC_URL: `http://localhost:${site.port}`,
      MAIL_DIR: path.join(folder, 'mail'),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      JWT_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      SITE_DIR: path.join(apps, 'web', 'dist'),
    };
    const start = async (
      service: (typeof serviceNames)[number],
      env: NodeJS.ProcessEnv,
      ports?: number[],
    ): Promise<string> => {
      const replicas = (ports ?? [await freePort()]).map((port) => new Replica(service, port, { ...common, ...env }));
      services.push(...replicas);
      await Promise.all(replicas.map((replica) => replica.ready()));
      if (replicas.length === 1 || service === 'gateway') return replicas[0]?.url ?? '';
      const balancer = await Balancer.before(replicas.map(({ port }) => port));
      toStop.push(async () => balancer.close());
      return balancer.url;
    };
    const twice = async () => [await freePort(), await freePort()];
    const AUTH_URL = await start('auth', {});
    const [MEDIA_URL, MONITORING_URL] = await Promise.all(
      (['media', 'monitoring', 'notifications'] as const).map((service) => start(service, { AUTH_URL })),
    );
    const EVENTS_URL = await start('events', { AUTH_URL, MEDIA_URL }, await twice());
    const BOOKINGS_URL = await start('bookings', { AUTH_URL, EVENTS_URL }, await twice());
    await start('gateway', { AUTH_URL, EVENTS_URL, BOOKINGS_URL, MEDIA_URL, MONITORING_URL }, sitePorts);
    return {
      ...new Mailbox(common.MAIL_DIR),
      url: site.url,
      query: (statement, values) => queryOnce(database, statement, values),
      signingKey: async () => common.JWT_PRIVATE_KEY,
      close,
      demolish: () => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** One process of a service. */
class Replica {
  readonly url: string;
  private readonly child: ChildProcess;
  private readonly exited: Promise<number | null>;
  private printed = '';

  constructor(
    private readonly service: string,
    readonly port: number,
    env: NodeJS.ProcessEnv,
  ) {
    this.url = `http://127.0.0.1:${port}`;
    this.child = spawn(process.execPath, [path.join(apps, service, 'dist', 'main.js')], {
      env: { ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk) => (this.printed += chunk));
    }
    this.exited = new Promise((resolve) => this.child.once('exit', resolve));
  }

  ready(): Promise<void> {
    return untilReady(this.service, this.url, { exited: this.exited, output: () => this.printed });
  }

  /** Ends it as an orchestrator would. */
  end(): Promise<number | null> {
    this.child.kill('SIGTERM');
    return this.exited;
  }
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

async function openFiles(directory: string, toStop: (() => Promise<unknown>)[]): Promise<string> {
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory });
  const { port } = (await server.run()) as AddressInfo;
  toStop.push(() => server.close());
  return `http://127.0.0.1:${port}`;
}
