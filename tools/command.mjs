import { spawn } from 'node:child_process';
import { root } from './workspace.mjs';

/** A command that failed; `output` is what it printed, if nobody has seen it yet. */
export class CommandError extends Error {
  constructor(command, code, output = '') {
    super(`${command} failed (${code})`);
    this.output = output;
  }
}

/** Runs a command without its output, which the error carries when it fails. */
export async function runQuietly(command, args, { env = {}, started = () => undefined } = {}) {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  started(child.pid);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await exitOf(child);
  if (code !== 0) throw new CommandError(`${command} ${args.join(' ')}`, code, output);
}

/** Runs a command on our terminal, with a timeout in milliseconds; resolves with its exit code or signal. */
export function runInherited(command, args, { env = {}, timeout } = {}) {
  const stdio = ['ignore', 'inherit', 'inherit'];
  return exitOf(spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio, timeout }));
}

function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
}
