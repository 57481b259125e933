import { createServer } from 'node:net';
import { errorCode } from '@rover/platform/telemetry/error-code';

/** The port cannot be used; the message says what to do. */
class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

/**
 * Makes sure, before anything slow starts, that the site will be able to listen.
 * @returns the port; a free one for 0
 * @throws PortTakenError when something else listens there, this user may not, or the host is not this machine
 */
export function claimPort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(new PortTakenError(refusal(host, port, error), { cause: error })));
    probe.listen(port, host, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

function refusal(host: string, port: number, error: Error): string {
  const place = `Port ${port} on ${host}`;
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `${place} is in use by another program. Choose another one: PORT=${port < 65_535 ? port + 1 : 8080} npm start`;
    case 'EACCES':
      return `${place} cannot be used: ports below 1024 are root's. Choose a higher one: PORT=8080 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is no address of this machine. Leave it out, or choose 0.0.0.0 for all: HOST=0.0.0.0 npm start`;
    default:
      return `${place} cannot be used: ${error.message}`;
  }
}
