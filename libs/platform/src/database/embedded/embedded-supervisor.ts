import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type Account, underAccount } from './embedded-account.js';
import { holdsWithin, plainEnvironment } from './embedded-process.js';

/**
 * Runs a program and ends it when the other end of its standard input closes, however that comes about: with SIGINT
 * (to PostgreSQL: fast, in good order), after ten seconds with SIGQUIT. It ends with the program.
 */
const supervisor = `
exec 3<&0 </dev/null
"$@" 3<&- &
pid=$!
trap 'kill -INT "$pid"' INT TERM HUP
{
  read -r line <&3
  kill -INT "$pid"
  trap 'kill "$nap"; wait "$nap"; exit' TERM
  sleep 10 & nap=$!
  wait "$nap"
  kill -0 $$ && kill -QUIT "$pid"
} >/dev/null 2>&1 &
watch=$!
while :; do
  wait "$pid"
  code=$?
  kill -0 "$pid" 2>/dev/null || break
done
kill "$watch" 2>/dev/null
wait "$watch" 2>/dev/null
exit "$code"
`;

/** A program that does not outlive us. */
export interface SupervisedProcess {
  running: boolean;
  /** Resolves with its exit code (128 + the signal when a signal ended it), once none of its processes is left. */
  exited: Promise<number>;
  /** The last lines it wrote. */
  lastLines: string[];
  /** Does not keep our process from ending; when that ends, the program is ended too. */
  unref(): void;
  /** Ends it, within 15 seconds. */
  end(): Promise<void>;
}

/**
 * Starts a program under the account, in a session of its own: a Ctrl-C in the terminal reaches us, not it, so it is
 * there until we have finished with it.
 */
export function supervise(account: Account, program: string, args: string[]): SupervisedProcess {
  const {
    command,
    args: all,
    ids,
  } = underAccount(account, '/bin/sh', ['-c', supervisor, 'supervisor', program, ...args]);
  const child = spawn(command, all, {
    ...ids,
    cwd: '/',
    env: plainEnvironment,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const lastLines: string[] = [];
  const heard = (line: string) => {
    if (lastLines.push(line) > 20) lastLines.shift();
  };
  for (const output of [child.stdout, child.stderr]) createInterface({ input: output }).on('line', heard);
  const supervised: SupervisedProcess = {
    running: true,
    exited: new Promise((resolve) => {
      child.once('close', (code) => resolve(code ?? 1));
      child.once('error', (error) => {
        heard(error.message);
        resolve(127);
      });
    }),
    lastLines,
    unref: () => unref(child),
    end: async () => {
      child.stdin.end();
      if (await holdsWithin(13_000, () => !supervised.running)) return;
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
      await holdsWithin(2_000, () => !supervised.running);
    },
  };
  void supervised.exited.then(() => {
    supervised.running = false;
  });
  return supervised;
}

function unref(child: ChildProcess): void {
  child.unref();
  for (const stream of child.stdio) {
    if (stream && 'unref' in stream && typeof stream.unref === 'function') stream.unref();
  }
}
