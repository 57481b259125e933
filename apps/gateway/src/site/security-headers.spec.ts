import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastify from 'fastify';
import { secureHeaders } from './security-headers.js';

const ofNginx = path.resolve('../../docker/nginx/templates/security-headers.conf.template');

/** What is told about every answer, beside its own matter and its connection. */
const notOurs = ['content-type', 'content-length', 'date', 'connection'];

test('a file from nginx allows a browser exactly what an answer of the gateway allows', async () => {
  const app = fastify();
  secureHeaders(app);
  app.get('/', async () => 'welcome');
  const { headers } = await app.inject('/');
  await app.close();
  const said = Object.entries(headers).filter(([name]) => !notOurs.includes(name));
  const lines = said.map(([name, value]) => `add_header ${name} "${value}" always;`);
  const written = (await readFile(ofNginx, 'utf8')).split('\n').filter((line) => line && !line.startsWith('#'));
  expect(written.sort()).toEqual(lines.sort());
});
