import { spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { fromDebian, which } from './programs.mjs';

/** The servers that specs connect to; libs/platform/src/testing/servers.ts reads the variables. */
const kinds = [
  {
    name: 'RabbitMQ',
    variable: 'TEST_RABBITMQ_URL',
    usual: 'amqp://guest:guest@127.0.0.1:5672',
    port: 5672,
    program: 'rabbitmq-server',
    start: startRabbit,
  },
  {
    name: 'Redis',
    variable: 'TEST_REDIS_URL',
    usual: 'redis://127.0.0.1:6379',
    port: 6379,
    program: 'redis-server',
    start: startRedis,
  },
];

/**
 * Finds a server of each kind: the one that its variable names, the one at the default port, or one that is started
 * here, installed first where we may. If all that fails its variable is empty, and its specs are skipped.
 * @returns the environment with their addresses, and a function that stops what was started
 */
export async function servers() {
  const env = {};
  const toStop = [];
  for (const kind of kinds) {
    const found = process.env[kind.variable] ?? (await usualOrStarted(kind, toStop));
    env[kind.variable] = found ?? '';
    if (!found) {
      process.stderr.write(`\nSKIPPED: there is no ${kind.name}, so its adapter is NOT tested, `);
      process.stderr.write('nor are services in separate processes.\n\n');
    }
  }
  env.TEST_NGINX = process.env.TEST_NGINX ?? (await nginx());
  if (!env.TEST_NGINX) process.stderr.write('\nSKIPPED: there is no nginx, so the reverse proxy is NOT tested.\n\n');
  return { env, stop: () => Promise.all(toStop.map((stop) => stop())) };
}

/** The program alone: every pub of the tests with nginx in front starts its own. */
async function nginx() {
  if (!which('nginx')) await fromDebian('nginx', 'nginx');
  return which('nginx') ?? '';
}

async function usualOrStarted({ name, usual, port, program, start }, toStop) {
  if (await answers(port)) return usual;
  if (!which(program)) await fromDebian(name, program);
  if (await answers(port)) return usual;
  if (!which(program)) return undefined;
  process.stderr.write(`Starting ${name} ...\n`);
  return start(usual, port, toStop).catch((error) => {
    process.stderr.write(`${name} did not start: ${error.message}\n`);
    return undefined;
  });
}

/** Debian's RabbitMQ runs under an account of its own, to which only root can switch. */
async function startRabbit(usual, port, toStop) {
  if (process.getuid?.() !== 0) throw new Error('only root can start it');
  spawnSync(which('rabbitmq-server'), ['-detached'], { timeout: 60_000 });
  toStop.push(async () => spawnSync(which('rabbitmqctl'), ['stop'], { timeout: 60_000 }));
  await untilAnswers(port);
  return usual;
}

async function startRedis(_usual, _port, toStop) {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(which('redis-server'), args, { stdio: 'ignore' });
  toStop.push(async () => child.kill());
  await untilAnswers(port);
  return `redis://127.0.0.1:${port}`;
}

async function untilAnswers(port) {
  const deadline = Date.now() + 60_000;
  while (!(await answers(port))) {
    if (Date.now() > deadline) throw new Error('it does not answer');
    await setTimeout(200);
  }
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(2_000, () => end(false));
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}
