import type { Server } from 'node:http';
import { wrapRequestListener } from './wrap-request-listener.js';

/** What a request target may have before its path (RFC 9112, 3.2.2), and where that begins, if there is one. */
const origin = /^https?:\/\/[^/?#]*\/?/i;

/** Has every target begin with its path, also of those who name the house before it, as one asks a proxy. */
export function leaveOutOrigin(server: Server): void {
  wrapRequestListener(server, (usual) => (request, response) => {
    request.url = request.url?.replace(origin, '/');
    usual(request, response);
  });
}
