import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { embeddedDatabaseOf, queryOnce } from '@rover/platform/testing/query';
import PostalMime, { type Email } from 'postal-mime';

const main = fileURLToPath(new URL('../../../standalone/dist/main.js', import.meta.url));
const opensWithin = 60_000;

export const admin = { email: 'publican@pub.test', password: 'stout-and-stories-1' };

/** A pub of its own: the real process, on its own port and data. */
export interface Pub {
  url: string;
  dataDir: string;
  /** The process, for those who want to kill it. */
  process: ChildProcess;
  /** What it printed so far. */
  output(): string;
  /** Every mail written so far, oldest first. */
  mails(): Promise<Email[]>;
  /** Waits until the mails that match number at least `count`, and answers all that match. */
  mailsTo(address: string, count?: number): Promise<Email[]>;
  /** Runs a statement on its database. */
  query(statement: string, values: unknown[]): Promise<unknown>;
  /** Ends it as an operator would. Resolves with its exit code. */
  close(): Promise<number | null>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Removes its data. */
  demolish(): Promise<void>;
}

/** Starts the product and waits until it is ready. */
export async function openPub(options: { dataDir?: string; env?: Record<string, string> } = {}): Promise<Pub> {
  const port = await freePort();
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
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  child.stderr.on('data', (chunk) => (printed += chunk));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;

  const mails = async (): Promise<Email[]> => {
    const folder = path.join(dataDir, 'mail');
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml')).sort();
    return Promise.all(files.map(async (file) => PostalMime.parse(await readFile(path.join(folder, file)))));
  };
  const pub: Pub = {
    url,
    dataDir,
    process: child,
    output: () => printed,
    mails,
    async mailsTo(address, count = 1) {
      const deadline = Date.now() + 15_000;
      for (;;) {
        const found = (await mails()).filter((mail) => mail.to?.some((to) => to.address === address));
        if (found.length >= count || Date.now() > deadline) return found;
        await setTimeout(100);
      }
    },
    query: async (statement, values) => queryOnce(await embeddedDatabaseOf(dataDir), statement, values),
    close: () => {
      child.kill('SIGTERM');
      return exited;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    demolish: () => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }),
  };
  await waitUntilReady(pub, exited);
  return pub;
}

async function waitUntilReady(pub: Pub, exited: Promise<number | null>): Promise<void> {
  const deadline = Date.now() + opensWithin;
  let code: number | null | undefined;
  exited.then((exitCode) => (code = exitCode));
  while (Date.now() < deadline) {
    if (code !== undefined) throw new Error(`The pub did not open (exit ${code}):\n${pub.output()}`);
    const ready = await fetch(`${pub.url}/readyz`).catch(() => undefined);
    if (ready?.ok) return;
    await setTimeout(100);
  }
  await pub.kill();
  throw new Error(`The pub did not open in time:\n${pub.output()}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
