import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerUnreadable } from './unreadable-request.js';

let server: Server;

beforeAll(async () => {
  server = createServer({ requestTimeout: 100, connectionsCheckingInterval: 20 }, (_, response) => {
    response.writeHead(200, { 'content-length': 5 }).write('ab');
  });
  server.on('clientError', answerUnreadable({ 'x-frame-options': 'DENY' }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const dial = () => connect((server.address() as AddressInfo).port, '127.0.0.1');

/** The status and the body with which a request is answered that is sent as it stands here. */
async function answerTo(request: string): Promise<[status: string | undefined, body: unknown]> {
  const socket = dial();
  socket.write(request);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toContain('\r\nx-frame-options: DENY\r\n');
  expect(head).toContain(`\r\nx-request-id: ${JSON.parse(body).requestId}\r\n`);
  return [head.split(' ')[1], JSON.parse(body)];
}

describe('what Node refuses before it is a request', () => {
  it.each([
    ['is not HTTP', 'Good evening\r\n\r\n', 400, 'MALFORMED'],
    ['has more headers than can be read', `GET / HTTP/1.1\r\nx: ${'y'.repeat(20_000)}`, 431, 'HEADERS_TOO_LARGE'],
    ['does not come to its end', 'POST / HTTP/1.1\r\nHost: pub\r\nContent-Length: 9\r\n', 408, 'TOO_SLOW'],
  ])('because it %s, is answered like any other error', async (_, request, statusCode, code) => {
    expect(await answerTo(request)).toEqual([
      String(statusCode),
      {
        success: false,
        statusCode,
        code,
        message: expect.stringMatching(/^The .*\.$/),
        errors: [],
        requestId: expect.stringMatching(/^[\w-]{36}$/),
      },
    ]);
  });

  it('in the middle of an answer ends that, and is not taken for the rest of it', async () => {
    const socket = dial();
    socket.write('GET / HTTP/1.1\r\nHost: pub\r\n\r\n');
    await once(socket, 'readable');
    socket.write('Good evening\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n.*\r\n\r\nab$/s);
  });
});
