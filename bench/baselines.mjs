/** What the pub is compared with. Each baseline has a URL, and close(). */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../tools/free-port.mjs';
import { which } from '../tools/programs.mjs';

/** A bare node:http, in a process of its own, that sends the bytes of `address`. */
export async function openBare(address) {
  const child = fork(new URL('bare.mjs', import.meta.url), address ? [address] : []);
  const [url] = await once(child, 'message');
  const { length } = await (await fetch(url)).text();
  return { url, pid: child.pid, bytes: length, close: async () => child.kill() };
}

/**
 * A process of its own that does the work alone, turn after turn.
 * @param file beside this one; it runs one turn for each message it gets, and replies with its figures
 */
export function openRaw(file, args) {
  const child = fork(new URL(file, import.meta.url), args);
  return {
    pid: child.pid,
    async turn(told) {
      child.send(told);
      const [figures] = await once(child, 'message');
      return figures;
    },
    close: async () => child.kill(),
  };
}

/** nginx with the bytes of `address` as a file, one worker; undefined where it is not installed. */
export async function openNginx(address) {
  const file = which('nginx');
  if (!file) return undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-nginx-'));
  const port = await freePort();
  // If we are root, its worker runs as nobody.
  await chmod(folder, 0o755);
  await writeFile(path.join(folder, 'list.json'), await (await fetch(address)).text());
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid nginx.pid; error_log stderr crit;
     events {}
     http {
       access_log off; sendfile on; types { application/json json; }
       client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fast; uwsgi_temp_path u; scgi_temp_path s;
       server { listen 127.0.0.1:${port}; root ${folder}; keepalive_requests 1000000; }
     }`,
  );
  const child = spawn(file, ['-p', folder, '-c', 'nginx.conf'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}/list.json`;
  for (let tries = 0; tries < 100 && !(await fetch(url).catch(() => undefined)); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    async close() {
      child.kill();
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
