import type { Server } from 'node:http';
import { wrapRequestListener } from '../routing/wrap-request-listener.js';

/**
 * Makes broken percent escapes readable: an address with a typing error, or of a link that was cut, then leads to the
 * page for a 404, since its percent signs stand for themselves. Only requests for data are refused as unreadable.
 */
export function escapeMalformedPercents(server: Server): void {
  wrapRequestListener(server, (usual) => (request, response) => {
    if (request.url?.includes('%')) request.url = escaped(request.url);
    usual(request, response);
  });
}

function escaped(address: string): string {
  const [path = '', ...query] = address.split(/(?=\?)/);
  if (decoded(path) !== undefined || /^\/(api|media)\//i.test(path)) return address;
  return path.replaceAll('%', '%25') + query.join('');
}

/** The result has to be used: the bundler removes a call whose result is not, even if it may throw. */
function decoded(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}
