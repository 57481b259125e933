import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { securityHeaders } from './security-headers.js';

const ofNginx = path.resolve('../../docker/nginx/templates/security-headers.conf.template');

test('a file from nginx allows a browser exactly what an answer of the gateway allows', async () => {
  const lines = Object.entries(securityHeaders).map(([name, value]) => `add_header ${name} "${value}" always;`);
  const written = (await readFile(ofNginx, 'utf8')).split('\n').filter((line) => line && !line.startsWith('#'));
  expect(written.sort()).toEqual(lines.sort());
});
