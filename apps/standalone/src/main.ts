import 'reflect-metadata';
import { fileURLToPath } from 'node:url';
import { stopOnSignal, stopOnUncaught, stopWhenOrphaned } from '@rover/platform/run/shutdown';
import { observeProcess } from '@rover/platform/telemetry/process-watch';
import { banner } from './banner.js';
import { startStandalone } from './standalone.js';

const siteDir = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Errors whose message is enough for the person who starts the product: no stack is printed. */
const writtenForPeople = new Set(['ConfigError', 'PortTakenError', 'EmbeddedPostgresError']);

async function open(): Promise<void> {
  try {
    observeProcess();
    const starting = startStandalone(process.env, siteDir);
    const end = stopOnSignal(async () => (await starting).stop());
    stopOnUncaught((error) => starting.then(({ reporter }) => reporter.error('uncaught', error)), end);
    if (process.env.npm_lifecycle_event) stopWhenOrphaned(end);
    process.stdout.write(`${banner(await starting)}\n`);
  } catch (error) {
    const { name, message, stack } = error as Error;
    process.stderr.write(`${writtenForPeople.has(name) ? message : (stack ?? String(error))}\n`);
    process.exit(1);
  }
}

void open();
