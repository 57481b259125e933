import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { prepareHeaders, writePreparedHeaders } from './prepared-headers.js';

const headers = { etag: 'W/"stout"', 'x-content-type-options': 'nosniff', 'content-type': 'text/plain' };
const body = Buffer.from('Pull up a stool.');

let server: Server;
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((_request, response) => answer(response));
  await new Promise<void>((opened) => server.listen(0, '127.0.0.1', opened));
});
afterAll(() => server.close());

/** What comes over the connection for these lines, the date and what follows its name left out. */
async function sent(lines: string[], by: typeof answer): Promise<string[]> {
  answer = by;
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  const [head = '', ...rest] = (await text(socket)).split('\r\n\r\n');
  const told = head.replace(/^Date: .*$/m, 'Date').split('\r\n');
  return [...told.sort(), ...rest];
}

describe('prepared headers', () => {
  it.each([
    ['on a connection that is kept', ['GET / HTTP/1.1', 'Host: pub']],
    ['on a connection that ends', ['GET / HTTP/1.1', 'Host: pub', 'Connection: close']],
    ['for an old client', ['GET / HTTP/1.0']],
    ['for an old client who stays', ['GET / HTTP/1.0', 'Connection: keep-alive']],
  ])('are sent as Node would send them, %s', async (_, request) => {
    const length = { 'content-length': String(body.length) };
    const byNode = (response: ServerResponse) =>
      response.writeHead(200, { ...headers, ...length, 'x-request-id': '1' }).end(body);
    const byUs = (response: ServerResponse) => {
      writePreparedHeaders(response, 200, prepareHeaders({ ...headers, ...length }), '1');
      response.end(body);
    };
    const expected = await sent(request, byNode);
    expect(expected).toContain('etag: W/"stout"');
    expect(await sent(request, byUs)).toEqual(expected);
  });

  it('are sent without a body', async () => {
    const request = ['GET / HTTP/1.1', 'Host: pub'];
    const expected = await sent(request, (response) =>
      response.writeHead(304, { ...headers, 'x-request-id': '1' }).end(),
    );
    const byUs = (response: ServerResponse) => {
      writePreparedHeaders(response, 304, prepareHeaders(headers), '1');
      response.end();
    };
    expect(await sent(request, byUs)).toEqual(expected);
  });

  it.each([
    ['name', 'Header name must be a valid HTTP token', { 'x-stout\r\n': 'black' }],
    ['value', 'Invalid character in header content', { 'x-stout': 'black\r\nset-cookie: a=b' }],
  ])('take no line break in a %s', (_, complaint, wrong) => {
    expect(() => prepareHeaders(wrong)).toThrow(complaint);
  });
});
