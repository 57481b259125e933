import { connect } from 'node:net';

/** Sends bytes as they are, and gives what comes back until the other side hangs up, or so many milliseconds. */
export function rawRequest(url: string, head: string[], body: Buffer | string = '', within = 5_000): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${[...head, `Host: ${hostname}`, 'Connection: close'].join('\r\n')}\r\n\r\n`);
      socket.write(body);
    });
    socket.setTimeout(within, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}
