import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { FirstAdmin } from '@rover/auth/accounts/first-admin';
import { auth } from '@rover/auth/service';
import { bookings } from '@rover/bookings/service';
import { events } from '@rover/events/service';
import { gateway } from '@rover/gateway/service';
import { media } from '@rover/media/service';
import { monitoring } from '@rover/monitoring/service';
import { type Environment, readConfig } from '@rover/platform/config/read-config';
import type { serviceVariables } from '@rover/platform/config/variables';
import { inDataDir } from '@rover/platform/database/embedded/embedded-data-dir';
import { claimDataDir } from '@rover/platform/database/embedded/embedded-owner';
import { startEmbeddedPostgres } from '@rover/platform/database/embedded/embedded-postgres';
import { Readiness } from '@rover/platform/run/readiness';
import { type RunningService, type Service, startService } from '@rover/platform/run/service';
import { createLogger, logThrough } from '@rover/platform/telemetry/logger';
import { watchMemory } from '@rover/platform/telemetry/process-watch';
import { Reporter } from '@rover/platform/telemetry/reporter';
import { openBackingServices } from './backing-services.js';
import { notifications } from './notifications.js';
import { claimPort } from './ports.js';
import { restoreOwnership } from './restore-ownership.js';
import { adminPasswordFile, type KeptSecret, keptAdminPassword, keptSigningKey } from './secrets.js';
import { standaloneVariables } from './standalone.config.js';
import { stopAll } from './stop-all.js';

export interface Standalone {
  publicUrl: string;
  dataDir: string;
  /** The folder of .eml files, or undefined when a mail server takes the mail. */
  mailDir: string | undefined;
  admin: {
    /** The address of the account that this start made, else of the oldest admin. */
    email: string;
    /** Set when this start made the account. */
    password: string | undefined;
    /** The file of a generated password, unless its owner has deleted it or the account has another password. */
    passwordFile: string | undefined;
  };
  /** Reports to monitoring what concerns the process, not one of its services. */
  reporter: Reporter;
  stop(): Promise<void>;
}

/** Starts every service in this process, on embedded backing services where no address names a real one. */
export async function startStandalone(environment: Environment, siteDir: string): Promise<Standalone> {
  const config = readConfig(standaloneVariables, environment);
  const logger = createLogger('standalone', config.LOG_LEVEL);
  logThrough(logger);
  const port = await claimPort(config.HOST, config.PORT);
  const dataDir = path.resolve(config.DATA_DIR);
  const mailDir = config.SMTP_URL ? undefined : path.join(dataDir, 'mail');
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${port}`;
  await inDataDir(dataDir, () => mkdir(dataDir, { recursive: true, mode: 0o700 }));

  const warn = (words: string) => logger.warn(words);
  const toDrain: (() => Promise<void>)[] = [];
  const toStop: (() => Promise<void>)[] = [];
  const stop = () => stopAll(toDrain, toStop);
  try {
    // Before anything else in the folder is touched: it may be in use by another pub.
    if (config.DATABASE_URL) toStop.push(await inDataDir(dataDir, () => claimDataDir(dataDir, warn)));
    const databaseUrl = config.DATABASE_URL ?? (await startDatabase(dataDir, warn, toStop));
    toStop.push(() => restoreOwnership(dataDir, warn));
    const backing = await openBackingServices(config, dataDir);
    toStop.push(() => backing.stop());
    const reporter = new Reporter(backing.bus);
    toDrain.push(() => reporter.stop());
    const madePassword = config.ADMIN_PASSWORD ? undefined : await keptAdminPassword(dataDir);
    const common = {
      ...environment,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: config.LOG_LEVEL,
      DATABASE_URL: databaseUrl,
      SEED_DEMO: config.SEED_DEMO ? 'on' : 'off',
      PUBLIC_URL: publicUrl,
      MAIL_DIR: mailDir,
      ADMIN_EMAIL: config.ADMIN_EMAIL,
      ADMIN_PASSWORD: config.ADMIN_PASSWORD ?? madePassword?.secret,
      JWT_PRIVATE_KEY: config.JWT_PRIVATE_KEY ?? (await keptSigningKey(dataDir)),
    };
    const start: Start = async (service, own) => {
      const started = await startService(service, { ...common, ...own }, backing);
      toDrain.push(() => started.drain());
      toStop.push(() => started.stop());
      return started;
    };

    const listening = { HOST: config.HOST, PORT: String(port), SITE_DIR: siteDir };
    const running = await startServices(start, dataDir, listening);
    // Readiness is asked of the gateway, the only way in; it includes the database, which all services share.
    running.gateway.app.get(Readiness).share(running.auth.app.get(Readiness));

    await restoreOwnership(dataDir, warn);
    logThrough(logger);
    backing.open();
    reporter.start('standalone');
    watchMemory(reporter);

    const admin = await adminOf(running.auth.app.get(FirstAdmin), dataDir, madePassword, common);
    return { publicUrl, dataDir, mailDir, admin, reporter, stop };
  } catch (error) {
    await Promise.allSettled([stop()]);
    throw error;
  }
}

/** @param onTrouble called with what goes wrong */
async function startDatabase(
  dataDir: string,
  onTrouble: (words: string) => void,
  toStop: (() => Promise<void>)[],
): Promise<string> {
  const database = await startEmbeddedPostgres({ dataDir, onTrouble });
  toStop.push(() => database.stop());
  return database.url;
}

/** Starts one service, with these variables besides those that all have. */
type Start = <V extends typeof serviceVariables>(service: Service<V>, own: Environment) => Promise<RunningService>;

/**
 * Starts all services, each after those whose addresses it needs.
 * @param listening where the gateway listens, and the site that it serves
 */
async function startServices(
  start: Start,
  dataDir: string,
  listening: Environment,
): Promise<Record<'auth' | 'gateway', RunningService>> {
  const runningAuth = await start(auth, {});
  const AUTH_URL = runningAuth.url;
  const NOTIFICATIONS_URL = (await start(notifications, { AUTH_URL })).url;
  const MEDIA_URL = (await start(media, { AUTH_URL, UPLOAD_DIR: path.join(dataDir, 'uploads') })).url;
  const EVENTS_URL = (await start(events, { AUTH_URL, MEDIA_URL, UPLOAD_DIR: path.join(dataDir, 'forms') })).url;
  const BOOKINGS_URL = (await start(bookings, { AUTH_URL, EVENTS_URL })).url;
  const services = { AUTH_URL, EVENTS_URL, BOOKINGS_URL, MEDIA_URL };
  const MONITORING_URL = (await start(monitoring, { ...services, NOTIFICATIONS_URL })).url;
  return { auth: runningAuth, gateway: await start(gateway, { ...listening, ...services, MONITORING_URL }) };
}

/**
 * How the admin can log in. Removes the file of a password that was made just now, where the account has another.
 * @param madePassword undefined when one is configured
 */
async function adminOf(
  firstAdmin: FirstAdmin,
  dataDir: string,
  madePassword: KeptSecret | undefined,
  { ADMIN_EMAIL, ADMIN_PASSWORD }: { ADMIN_EMAIL: string; ADMIN_PASSWORD: string | undefined },
): Promise<Standalone['admin']> {
  const isOpener = madePassword && (await firstAdmin.opensWith(madePassword.secret));
  if (madePassword?.isNew && !isOpener) await rm(adminPasswordFile(dataDir));
  return {
    email: (await firstAdmin.oldest())?.email ?? ADMIN_EMAIL,
    password: firstAdmin.created ? ADMIN_PASSWORD : undefined,
    passwordFile: isOpener ? adminPasswordFile(dataDir) : undefined,
  };
}
