import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { untilReady } from './until-ready.js';

export const serviceNames = ['auth', 'bookings', 'events', 'gateway', 'media', 'monitoring', 'notifications'] as const;

export type ServiceName = (typeof serviceNames)[number];

/** The entry point of a service: the bundle that its image contains, if `npm test` has made it, otherwise its build. */
function mainOf(service: ServiceName): string {
  const { BUNDLES } = process.env;
  if (BUNDLES) return path.join(BUNDLES, service, 'main.js');
  return fileURLToPath(new URL(`../../../${service}/dist/main.js`, import.meta.url));
}

/** A process of a service, at the same address after each restart. */
export class Replica {
  readonly url: string;
  /** What its processes have printed so far. */
  output = '';
  private child: ChildProcess | undefined;
  private exited: Promise<number | null> = Promise.resolve(0);

  constructor(
    readonly service: ServiceName,
    readonly port: number,
    private readonly env: NodeJS.ProcessEnv,
  ) {
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Starts it, and waits until it is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [mainOf(this.service)], {
      env: { ...this.env, PORT: String(this.port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (this.output += chunk));
    this.child = child;
    this.exited = new Promise((resolve) => child.once('exit', resolve));
    await untilReady(this.service, `${this.url}/readyz`, { exited: this.exited, output: () => this.output });
  }

  /** Stops it as an orchestrator would (SIGTERM). Resolves with its exit code; 0 when it does not run. */
  async end(): Promise<number | null> {
    this.thaw();
    this.child?.kill('SIGTERM');
    const code = await this.exited;
    this.exited = Promise.resolve(0);
    return code;
  }

  /** Makes it hang (SIGSTOP): it keeps its connections and does not respond. */
  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  /** Kills it as a power cut would. */
  async kill(): Promise<void> {
    this.child?.kill('SIGKILL');
    await this.exited;
    this.exited = Promise.resolve(0);
  }
}
