import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { eventually } from '@rover/platform/testing/eventually';
import { closePipelinedResponses } from './pipelined-responses.js';

it('an answer that waits for its line ends with it', async () => {
  const answers: ServerResponse[] = [];
  let ended = 0;
  const server = createServer((_request, answer) => {
    answers.push(answer);
    answer.once('close', () => (ended += 1));
  });
  closePipelinedResponses(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const line = connect((server.address() as AddressInfo).port, '127.0.0.1');
  line.write('GET / HTTP/1.1\r\nHost: pub\r\n\r\n'.repeat(3));
  await eventually(() => expect(answers).toHaveLength(3));
  // The first is given, the second has the line, the third waits.
  answers[0]?.end('stout');
  await eventually(() => expect(ended).toBe(1));
  line.destroy();
  await eventually(() => expect(ended).toBe(3));
  await new Promise((resolve) => server.close(resolve));
});
