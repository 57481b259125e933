import { setTimeout } from 'node:timers/promises';
import { ConfigError, readConfig } from '../config/read-config.js';
import { drainVariables, type serviceVariables } from '../config/variables.js';
import { createLogger, logThrough } from '../telemetry/logger.js';
import { observeProcess, watchMemory } from '../telemetry/process-watch.js';
import { Reporter } from '../telemetry/reporter.js';
import { backingServiceVariables, connectBackingServices } from './connect-backing-services.js';
import { migrateSchemas } from './migrate-schemas.js';
import { type Service, startService } from './service.js';
import { stopOnSignal, stopOnUncaught } from './shutdown.js';

/**
 * The entry point of a service that is a process of its own: its backing services are those that its environment names.
 * On SIGTERM it reports not ready, goes on serving for DRAIN_SECONDS while load balancers notice, and then finishes and
 * ends.
 *
 * Started with the argument `migrate` it brings its schema up to date, and ends: with 0, or with 1 and an error
 * message.
 */
export async function runService<V extends typeof serviceVariables>(service: Service<V>): Promise<void> {
  const { env, argv } = process;
  const needs = service.needs ?? [];
  try {
    if (argv[2] === 'migrate') return await migrateSchemas([service], env);
    observeProcess();
    readConfig({ ...service.variables, ...backingServiceVariables(needs), ...drainVariables }, env);
    const { DRAIN_SECONDS } = readConfig(drainVariables, env);
    logThrough(createLogger(service.name, readConfig<typeof serviceVariables>(service.variables, env).LOG_LEVEL));
    const starting = connectBackingServices(needs, env).then(async ({ backing, close }) => ({
      running: await startService(service, env, backing),
      close,
    }));
    const end = stopOnSignal(async () => {
      const { running, close } = await starting;
      await running.drain();
      await setTimeout(DRAIN_SECONDS * 1_000);
      await running.stop();
      close();
    });
    const { running } = await starting;
    const reporter = running.app.get(Reporter);
    stopOnUncaught((error) => reporter.error('uncaught', error), end);
    watchMemory(reporter);
    process.stdout.write(`${JSON.stringify({ service: service.name, listening: running.url })}\n`);
  } catch (error) {
    const text = error instanceof ConfigError ? error.message : String(error instanceof Error ? error.stack : error);
    process.stderr.write(`${text}\n`);
    process.exit(1);
  }
}
