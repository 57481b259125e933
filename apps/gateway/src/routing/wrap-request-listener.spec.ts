import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { wrapRequestListener } from './wrap-request-listener.js';

it('who comes last is asked first, and nobody is passed by', async () => {
  const asked: string[] = [];
  const server = createServer((_request, response) => response.end('served'));
  for (const name of ['inner', 'outer']) {
    wrapRequestListener(server, (usual) => (request, response) => {
      asked.push(name);
      usual(request, response);
    });
  }
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect([await answer.text(), asked]).toEqual(['served', ['outer', 'inner']]);
  server.close();
});

it('nobody can stand before one of several, nor before none', () => {
  const server = createServer();
  expect(() => wrapRequestListener(server, (usual) => usual)).toThrow('neither none nor several');
  server.on('request', () => undefined).on('request', () => undefined);
  expect(() => wrapRequestListener(server, (usual) => usual)).toThrow('neither none nor several');
});
