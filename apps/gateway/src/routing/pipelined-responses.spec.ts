import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { eventually } from '@rover/platform/testing/eventually';
import { closePipelinedResponses } from './pipelined-responses.js';

it('a pipelined response closes with the socket that it waits for', async () => {
  const answers: ServerResponse[] = [];
  let ended = 0;
  const server = createServer((_request, answer) => {
    answers.push(answer);
    answer.once('close', () => (ended += 1));
  });
  closePipelinedResponses(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: pub\r\n\r\n'.repeat(3));
  await eventually(() => expect(answers).toHaveLength(3));
  // The first is sent, the second has the socket, the third waits.
  answers[0]?.end('stout');
  await eventually(() => expect(ended).toBe(1));
  socket.destroy();
  await eventually(() => expect(ended).toBe(3));
  await new Promise((resolve) => server.close(resolve));
});
