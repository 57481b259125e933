// A server that does nothing but send the same bytes: those of the URL it is given, or `[]`. Sends its own URL to the
// process that forked it.
import { createServer } from 'node:http';

const [address] = process.argv.slice(2);
const [bytes, type] = address ? await bytesOf(address) : [Buffer.from('[]'), 'application/json'];
const headers = { 'content-type': type, 'content-length': bytes.length };
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => process.send(`http://127.0.0.1:${server.address().port}/`));

async function bytesOf(url) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  return [Buffer.from(await response.arrayBuffer()), response.headers.get('content-type')];
}
