import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { untilReady } from './until-ready.js';

export const serviceNames = ['auth', 'bookings', 'events', 'gateway', 'media', 'monitoring', 'notifications'] as const;

export type ServiceName = (typeof serviceNames)[number];

/** What is run of a service: the one file that its image holds, where `npm test` has made it, or what was built of it. */
function mainOf(service: ServiceName): string {
  const { BUNDLES } = process.env;
  if (BUNDLES) return path.join(BUNDLES, service, 'main.js');
  return fileURLToPath(new URL(`../../../${service}/dist/main.js`, import.meta.url));
}

/** A process of a service, at the same address each time it is started. */
export class Replica {
  readonly url: string;
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
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
    this.child = child;
    this.exited = new Promise((resolve) => child.once('exit', resolve));
    await untilReady(this.service, `${this.url}/readyz`, { exited: this.exited, output: () => printed });
  }

  /** Ends it as an orchestrator would. Resolves with its exit code; 0 when it does not run. */
  async end(): Promise<number | null> {
    this.thaw();
    this.child?.kill('SIGTERM');
    const code = await this.exited;
    this.exited = Promise.resolve(0);
    return code;
  }

  /** Lets it hang: it keeps its lines and says nothing. */
  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    this.child?.kill('SIGKILL');
    await this.exited;
    this.exited = Promise.resolve(0);
  }
}
