import { createServer } from 'node:net';

/** The port was wanted and cannot be had; the message says what to do. */
class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

/**
 * Makes sure, before anything slow starts, that the site will be able to listen.
 * @returns the port; a free one for 0
 * @throws PortTakenError when something else listens there, or this user may not
 */
export function claimPort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used (${error.code})`;
      reject(new PortTakenError(`Port ${port} on ${host} ${why}. Choose another one: PORT=${port + 1} npm start`));
    });
    probe.listen(port, host, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
