// A server that does nothing; tells its address to the process that forked it.
import { createServer } from 'node:http';

const server = createServer((_request, response) => response.end('[]'));
server.listen(0, '127.0.0.1', () => process.send(`http://127.0.0.1:${server.address().port}/`));
