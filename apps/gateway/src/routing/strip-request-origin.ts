import type { Server } from 'node:http';
import { wrapRequestListener } from './wrap-request-listener.js';

/**
 * An origin in front of the path of a request target (RFC 9112, 3.2.2), and the slash where the path begins, if there
 * is one.
 */
const origin = /^https?:\/\/[^/?#]*\/?/i;

/** Reduces every request target to its path, also in the absolute form, which is meant for proxies. */
export function stripRequestOrigin(server: Server): void {
  wrapRequestListener(server, (usual) => (request, response) => {
    // Nearly all are paths already: the regular expression is not even tried on them.
    if (!request.url?.startsWith('/')) request.url = request.url?.replace(origin, '/');
    usual(request, response);
  });
}
