import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@rover/platform/testing/free-ports';
import { embeddedDatabaseOf, queryOnce } from '@rover/platform/testing/query';
import type { Email } from 'postal-mime';
import { Mailbox } from './mailbox.js';
import { untilReady } from './until-ready.js';

const main = fileURLToPath(new URL('../../../standalone/dist/bundle.js', import.meta.url));
const workspace = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'));
/** The flags of Node in `npm start`. */
const startFlags: string[] = workspace.scripts.start.match(/--\S+/g) ?? [];

export const admin = { email: 'publican@pub.test', password: 'stout-and-stories-1' };

/** A running pub, in either shape. */
export interface Pub {
  url: string;
  /** The URLs of its gateways themselves, whatever is in front of them. */
  gateways: readonly string[];
  /** Every mail written so far, oldest first. */
  mails(): Promise<Email[]>;
  /** The recipients of all mails so far, once per mail. */
  addressees(): Promise<string[]>;
  /** Waits until at least `count` mails match, and returns all that match. */
  mailsTo(address: string, count?: number): Promise<Email[]>;
  /** Runs a statement on its database. */
  query(statement: string, values: unknown[]): Promise<unknown>;
  /** Its private key for tokens, as PEM. */
  signingKey(): Promise<string>;
  /** What its processes have printed so far; nothing of containers. */
  output(): string;
  /** Stops it as an operator would. Resolves with its exit code. */
  close(): Promise<number | null>;
  /** Removes its data. */
  removeData(): Promise<void>;
}

/** A pub in one process, with its own port and data. */
export interface StandalonePub extends Pub {
  dataDir: string;
  /** The process, for tests that kill it. */
  process: ChildProcess;
  /** Kills it as a power cut would. */
  kill(): Promise<void>;
}

/** Starts the product and waits until it is ready. */
export async function openPub(
  options: { dataDir?: string; port?: number; env?: Record<string, string> } = {},
): Promise<StandalonePub> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'pub-')));
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    SEED_DEMO: 'off',
    RATE_LIMIT: 'off',
    ...options.env,
  };
  const child = spawn(process.execPath, [...startFlags, main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  child.stderr.on('data', (chunk) => (printed += chunk));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const { mails, addressees, mailsTo } = new Mailbox(path.join(dataDir, 'mail'));
  const url = `http://127.0.0.1:${port}`;
  const pub: StandalonePub = {
    url,
    gateways: [url],
    dataDir,
    process: child,
    output: () => printed,
    mails,
    addressees,
    mailsTo,
    query: async (statement, values) => queryOnce(await embeddedDatabaseOf(dataDir), statement, values),
    signingKey: () => readFile(path.join(dataDir, 'jwt-private-key.pem'), 'utf8'),
    close: () => {
      child.kill('SIGTERM');
      return exited;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    removeData: () => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }),
  };
  await untilReady('The pub', `${url}/readyz`, { exited, output: pub.output }).catch(async (error) => {
    await pub.kill();
    throw error;
  });
  return pub;
}
