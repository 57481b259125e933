import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { queryOnce } from '@rover/platform/testing/query';
import { Mailbox } from './mailbox.js';
import type { Pub } from './pub.js';

/** The folder of a pub that already runs in containers; empty when there is none. See tools/containers.mjs. */
export const containersFolder = process.env.CONTAINERS ?? '';

/** The pub in containers. Whoever started it stops it. */
export async function joinContainers(): Promise<Pub> {
  const env = parseEnv(await readFile(path.join(containersFolder, 'env'), 'utf8'));
  const database = `postgres://postgres:${env.POSTGRES_PASSWORD}@127.0.0.1:${env.TEST_DATABASE_PORT}/rover`;
  const pub = {
    ...new Mailbox(path.join(containersFolder, 'mail')),
    url: `http://127.0.0.1:${env.PORT}`,
    gateways: [`http://127.0.0.1:${env.TEST_GATEWAY_PORT}`],
    query: (statement: string, values: unknown[]) => queryOnce(database, statement, values),
    signingKey: async () => (env.JWT_PRIVATE_KEY ?? '').replaceAll('\\n', '\n'),
    output: () => '',
    close: async () => 0,
    removeData: async () => undefined,
  };
  return pub;
}
