import { type DynamicModule, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { SecretOrKeyProvider } from 'passport-jwt';
import { type Config, type Environment, readConfig } from '../config/read-config.js';
import { databaseVariables, type serviceVariables, tokenVariables } from '../config/variables.js';
import type { Schema } from '../database/data-source.js';
import { createHttpApp } from '../http/create-http-app.js';
import { MessagingLifecycle } from '../messaging/messaging.lifecycle.js';
import { keysOf } from '../security/jwks-keys.js';
import { createLogger } from '../telemetry/logger.js';
import { Reporter } from '../telemetry/reporter.js';
import type { BackingServices } from './backing-services.js';
import type { BackingServiceName } from './connect-backing-services.js';
import { GaugeSampler } from './gauge-sampler.js';
import { PlatformModule } from './platform.module.js';
import { Readiness } from './readiness.js';

/** A service as its folder exports it: enough to run it, alone in a process or beside the others. */
export interface Service<V extends typeof serviceVariables> {
  name: string;
  /** The variables it reads; nothing else of the environment reaches it. */
  variables: V;
  /** What becomes of bodies: JSON is read, up to so many bytes; or every body is passed on as it streams in. */
  bodies: { jsonUpTo: number } | 'streamed';
  /** The caller is the world, not another service: its `x-request-id` is not believed. */
  facesTheWorld?: boolean;
  /** The proxies in front of it whose word on the caller's IP address is believed: addresses, or networks. */
  trustedProxies?(config: Config<V>): readonly string[];
  /** Milliseconds in which a request must have arrived, its body included; a minute unless said. */
  arrivesWithin?: number;
  /** Headers of every answer, also of those to requests that no route or hook sees. */
  answerHeaders?: Readonly<Record<string, string>>;
  /** What it keeps in the database, if anything. */
  schema?: Schema;
  /** The backing services that it needs, beside the bus. */
  needs?: readonly BackingServiceName[];
  /** Whose tokens open its routes that are not public; those that auth publishes unless said. */
  keys?(config: Config<V>): SecretOrKeyProvider;
  /** What it adds to the platform that every service stands on. */
  module(config: Config<V>, backing: BackingServices): DynamicModule;
  /** What Nest's decorators cannot say: plugins and routes of Fastify. Before it listens. */
  prepare?(app: NestFastifyApplication, config: Config<V>): Promise<void>;
}

export interface RunningService {
  /** Where it listens, such as http://127.0.0.1:43121. */
  url: string;
  app: NestFastifyApplication;
  /** Reports not ready, and sends no more messages; requests that still come are served. */
  drain(): Promise<void>;
  /** Finishes what runs and releases everything. */
  stop(): Promise<void>;
}

/**
 * Milliseconds without a byte on a connection that carries a request: longer than anything that a service may work on.
 */
const mayStandStillFor = 180_000;

/**
 * Starts one service: reads its configuration, migrates its schema, listens.
 * @throws ConfigError when the configuration is not usable
 */
export async function startService<V extends typeof serviceVariables>(
  service: Service<V>,
  environment: Environment,
  backing: BackingServices,
): Promise<RunningService> {
  const config = readConfig(service.variables, environment);
  const { HOST, PORT, LOG_LEVEL, SLOW_REQUEST_MS } = readConfig<typeof serviceVariables>(
    service.variables,
    environment,
  );
  const logger = createLogger(service.name, LOG_LEVEL);
  const app = await createHttpApp(compose(service, config, environment, backing), {
    service: service.name,
    logger,
    bodies: service.bodies,
    trustRequestId: !service.facesTheWorld,
    trustedProxies: service.trustedProxies?.(config) ?? [],
    arrivesWithin: service.arrivesWithin ?? 60_000,
    mayStandStillFor,
    slowAfter: SLOW_REQUEST_MS,
    answerHeaders: service.answerHeaders ?? {},
  });
  await service.prepare?.(app, config);
  await app.listen(PORT, HOST);
  const reporter = app.get(Reporter);
  reporter.start(service.name);
  app.get(GaugeSampler).start(service.name);
  return {
    url: (await app.getUrl()).replace('[::1]', 'localhost'),
    app,
    drain: async () => {
      app.get(Readiness).drain();
      await reporter.stop();
      await app.get(MessagingLifecycle, { strict: false }).stopRelay();
    },
    stop: () => close(app),
  };
}

/** The root of a running service: the platform first, and on it the service's own. */
@Module({})
class ComposedService {}

function compose<V extends typeof serviceVariables>(
  service: Service<V>,
  config: Config<V>,
  environment: Environment,
  backing: BackingServices,
): DynamicModule {
  const { schema } = service;
  const platform = PlatformModule.register({
    backing,
    needs: service.needs ?? [],
    ...(schema && { database: { url: readConfig(databaseVariables, environment).DATABASE_URL, schema } }),
    keys: service.keys?.(config) ?? keysOf(readConfig(tokenVariables, environment).AUTH_URL),
  });
  return { module: ComposedService, imports: [platform, service.module(config, backing)] };
}

/** Milliseconds in which requests in progress must end; those that remain are cut off. */
const lastOrders = 10_000;

async function close(app: NestFastifyApplication): Promise<void> {
  const closingTime = setTimeout(() => app.getHttpServer().closeAllConnections(), lastOrders);
  await app.close().finally(() => clearTimeout(closingTime));
}
