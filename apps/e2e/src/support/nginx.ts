import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '@rover/platform/testing/free-ports';
import { untilReady } from './until-ready.js';

/** The path of nginx; empty when it is not installed. See tools/servers.mjs. */
export const nginxProgram = process.env.TEST_NGINX ?? (existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : '');

const root = fileURLToPath(new URL('../../../../', import.meta.url));
/** The built site, whose files it serves. */
export const siteFolder = path.join(root, 'apps', 'web', 'dist');
const image = path.join(root, 'docker', 'nginx');
const templates = path.join(image, 'templates');
const run = promisify(execFile);

/** nginx in front of gateways, with the configuration of its image, in a folder of its own. */
export class Nginx {
  readonly url: string;

  private constructor(
    port: number,
    /** Ends it without waiting for open requests. Resolves with its exit code. */
    readonly end: () => Promise<number | null>,
    /** Its access log, and its error log. */
    readonly log: () => Promise<string>,
  ) {
    this.url = `http://127.0.0.1:${port}`;
  }

  /**
   * Starts it in front of gateways at these ports, which need not be listening yet, and waits until it responds.
   * @param trustedProxy as in TRUSTED_PROXY
   */
  static async before(ports: readonly number[], folder: string, trustedProxy = 'unix:'): Promise<Nginx> {
    const own = await freePort();
    const runDir = path.join(folder, 'run');
    const accessLog = path.join(folder, 'access.log');
    await mkdir(runDir, { recursive: true });
    const variables = {
      LISTEN: `127.0.0.1:${own}`,
      SITE_DIR: siteFolder,
      // No gateway is skipped after a failure: here one that is down fails at once, and the other may be down by then.
      GATEWAY_SERVERS: ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join('\n    '),
      TRUSTED_PROXIES: await trustedProxies(trustedProxy, runDir),
      RATE_LIMIT: 'off',
      RUN_DIR: runDir,
      ACCESS_LOG: accessLog,
    };
    await render(variables, folder);
    // As root it would run its workers as a user that may not read our folders.
    const account = process.getuid?.() === 0 ? 'user root;' : '';
    const args = ['-e', 'stderr', '-p', folder, '-c', path.join(folder, 'nginx.conf'), '-g', `daemon off; ${account}`];
    const child = spawn(nginxProgram, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let printed = '';
    child.stderr.on('data', (chunk) => (printed += chunk));
    const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const end = () => {
      child.kill('SIGTERM');
      return exited;
    };
    const nginx = new Nginx(own, end, async () => (await readFile(accessLog, 'utf8')) + printed);
    await untilReady('nginx', `${nginx.url}/healthz`, { exited, output: () => printed });
    return nginx;
  }
}

/** What the image's entrypoint makes of TRUSTED_PROXY. */
async function trustedProxies(trustedProxy: string, runDir: string): Promise<string> {
  const env = { ...process.env, GATEWAY: 'gateway:3000', DNS_SERVER: '', TRUSTED_PROXY: trustedProxy, RUN_DIR: runDir };
  const script = '. "$0" && printf %s "$TRUSTED_PROXIES"';
  const { stdout } = await run('/bin/sh', ['-c', script, path.join(image, '15-gateways.envsh')], { env });
  return stdout;
}

/** Fills in the image's templates, as its entrypoint does. */
async function render(variables: Record<string, string>, folder: string): Promise<void> {
  for (const file of await readdir(templates)) {
    const template = await readFile(path.join(templates, file), 'utf8');
    const text = template.replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => {
      const value = variables[name];
      if (value === undefined) throw new Error(`${file} asks for ${name}, which nobody has set.`);
      return value;
    });
    await writeFile(path.join(folder, file.replace(/\.template$/, '')), text);
  }
}
