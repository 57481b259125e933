import { spawn } from 'node:child_process';
import { root } from './workspace.mjs';

/** Programs that work together: when we are told to end, or a vital one ends, all end. */
const running = new Set();
let ending = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endAll(0));

/** Starts a program on our terminal; nothing, once all are ending. */
export function launch(command, args, { env, cwd = root, vital = true }) {
  if (ending) return undefined;
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    // In a group of its own: a Ctrl-C reaches us alone, and each is told once.
    detached: true,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const program = {
    exited: new Promise((resolve) => child.once('exit', resolve)),
    end: (signal = 'SIGTERM') => {
      if (running.has(program)) process.kill(-child.pid, signal);
      return program.exited;
    },
  };
  running.add(program);
  program.exited.then(() => {
    running.delete(program);
    if (vital && !ending) endAll(1);
  });
  return program;
}

async function endAll(code) {
  // Asked a second time: at once.
  const signal = ending ? 'SIGKILL' : 'SIGTERM';
  ending = true;
  await Promise.all([...running].map((program) => program.end(signal)));
  process.exit(code);
}
