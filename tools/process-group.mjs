import { spawn } from 'node:child_process';
import { root } from './workspace.mjs';

/** Programs that run together: on a signal, or when a vital one ends, all end. */
const running = new Set();
/** When we received the signal to end. */
let ending;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endAll(0));

/** Starts a program on our terminal; does nothing once all are ending. */
export function launch(command, args, { env, cwd = root, vital = true }) {
  if (ending !== undefined) return undefined;
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    // In a process group of its own: Ctrl-C reaches us alone, and each program gets one signal.
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
    if (vital && ending === undefined) endAll(1);
  });
  return program;
}

async function endAll(code) {
  const again = ending !== undefined;
  // The same Ctrl-C: the terminal sends it to npm and to us, and npm forwards it.
  if (again && performance.now() - ending < 1_000) return;
  ending ??= performance.now();
  // A second signal: end at once.
  const signal = again ? 'SIGKILL' : 'SIGTERM';
  await Promise.all([...running].map((program) => program.end(signal)));
  process.exit(code);
}
