/** Load from a separate process, which uses little CPU itself: wrk for HTTP, pgbench for PostgreSQL. */
import { cpuSeconds } from './processes.mjs';
import { outputOf } from './tools.mjs';

/** Duration of one turn in seconds. */
export const seconds = Number(process.env.BENCH_SECONDS ?? 4);

/**
 * Sends requests to `url` over so many connections for one turn.
 * @param options.script of wrk, and its arguments
 * @param options.refusable responses of 400 and above are counted, not treated as failures
 * @param options.pid of the server
 * @returns responses per second, the p99 in milliseconds, and the server's CPU time per response in microseconds
 */
export async function ask(url, { connections = 50, headers = {}, script = [], refusable = false, pid } = {}) {
  const said = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const [file, ...told] = script;
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '--latency', ...said];
  const before = cpuSeconds(pid);
  const text = await outputOf('wrk', [...args, ...(file ? ['-s', file] : []), url, ...(file ? ['--', ...told] : [])]);
  const used = cpuSeconds(pid) - before;
  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(text);
  if (failed && !refusable) throw new Error(`${url}: ${failed[0]}`);
  return {
    rate: number(text, /Requests\/sec:\s+([\d.]+)/),
    p99: milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(text)),
    cpu: (used * 1e6) / number(text, /(\d+) requests in/),
  };
}

/** Runs statements on a database over TCP from so many connections for one turn, each in a transaction of its own. */
export async function commit(url, files, { connections = 16 } = {}) {
  const { hostname, port, username, password, pathname } = new URL(url);
  process.env.PGPASSWORD = decodeURIComponent(password);
  const where = ['-h', hostname, '-p', port, '-U', decodeURIComponent(username), pathname.slice(1)];
  const args = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '1', '-T', String(seconds)];
  const text = await outputOf('pgbench', [...args, ...files.flatMap((file) => ['-f', file]), ...where]);
  return number(text, /tps = ([\d.]+)/);
}

function number(text, form) {
  const [, found] = form.exec(text) ?? [];
  if (found === undefined) throw new Error(`no figure in: ${text}`);
  return Number(found);
}

function milliseconds([, figure, unit]) {
  return Number(figure) * { us: 0.001, ms: 1, s: 1_000 }[unit];
}
