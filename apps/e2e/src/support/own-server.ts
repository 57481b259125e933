import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { FaultProxy } from '@rover/platform/testing/fault-proxy';
import { freePorts } from '@rover/platform/testing/free-ports';
import { rabbitUrl, redisUrl } from '@rover/platform/testing/servers';

/** A server that a pub depends on, in which a spec can cause faults. */
export interface Breakable {
  url: string;
  /** Kills it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again with its data on disk, and waits until it responds. */
  start(): Promise<void>;
  /** From now on it accepts data, but does not respond. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** Ends it, and removes its data. */
  close(): Promise<void>;
}

const startsWithin = 120_000;

/** A RabbitMQ of our own; if Debian's package is not installed, a proxied connection to the default one. */
export async function openBroker(): Promise<Breakable> {
  const program = '/usr/lib/rabbitmq/bin/rabbitmq-server';
  if (!existsSync(program)) return aLineTo(rabbitUrl, 5672);
  const home = await mkdtemp(path.join(tmpdir(), 'broker-'));
  const [port = 0, distribution = 0] = await freePorts(2);
  await mkdir(path.join(home, 'log'));
  await writeFile(path.join(home, 'plugins'), '[].');
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    RABBITMQ_NODENAME: `faults-${port}@localhost`,
    RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
    RABBITMQ_NODE_PORT: String(port),
    RABBITMQ_DIST_PORT: String(distribution),
    RABBITMQ_MNESIA_BASE: path.join(home, 'mnesia'),
    RABBITMQ_LOG_BASE: path.join(home, 'log'),
    RABBITMQ_PID_FILE: path.join(home, 'pid'),
    RABBITMQ_ENABLED_PLUGINS_FILE: path.join(home, 'plugins'),
    RABBITMQ_CONFIG_FILE: path.join(home, 'rabbitmq'),
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '+S 1:1',
  };
  return new OwnServer(`amqp://guest:guest@127.0.0.1:${port}`, home, () => spawnGroup(program, [], env)).started();
}

/** A Redis of our own without persistence; if none is installed, a proxied connection to the default one. */
export async function openRedis(): Promise<Breakable> {
  const program = '/usr/bin/redis-server';
  if (!existsSync(program)) return aLineTo(redisUrl, 6379);
  const home = await mkdtemp(path.join(tmpdir(), 'redis-'));
  const [port = 0] = await freePorts(1);
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', home, '--save', '', '--appendonly', 'no'];
  return new OwnServer(`redis://127.0.0.1:${port}`, home, () => spawnGroup(program, args, {})).started();
}

/** The leader of a process group, which gets its signals together. */
function spawnGroup(program: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(program, args, { env, stdio: 'ignore', detached: true });
}

class OwnServer implements Breakable {
  private child: ChildProcess | undefined;

  constructor(
    readonly url: string,
    private readonly home: string,
    private readonly spawn: () => ChildProcess,
  ) {}

  async started(): Promise<this> {
    await this.start();
    return this;
  }

  async start(): Promise<void> {
    this.child = this.spawn();
    const deadline = Date.now() + startsWithin;
    while (!(await answers(this.url))) {
      if (Date.now() > deadline) throw new Error(`${this.url} does not answer`);
      await setTimeout(100);
    }
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    this.signal('SIGKILL');
    await exited;
  }

  async freeze(): Promise<void> {
    this.signal('SIGSTOP');
  }

  async thaw(): Promise<void> {
    this.signal('SIGCONT');
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.home, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  }

  private signal(signal: NodeJS.Signals): void {
    if (this.child?.pid) process.kill(-this.child.pid, signal);
  }
}

/** A server that is not ours to kill: the connection to it fails instead. */
async function aLineTo(url: string, usualPort: number): Promise<Breakable> {
  const line = await FaultProxy.before(url, usualPort);
  return {
    url: line.url(url),
    kill: () => line.set('refuse'),
    start: () => line.set('pass'),
    freeze: () => line.set('hang'),
    thaw: () => line.set('pass'),
    close: () => line.close(),
  };
}

function answers(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}
