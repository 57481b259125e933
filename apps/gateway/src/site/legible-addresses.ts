import type { Server } from 'node:http';
import { wrapRequestListener } from '../routing/wrap-request-listener.js';

/**
 * An address whose escapes are none, be it by a typing error or of a link that was cut, is that of a page that is not
 * there: its percent signs are taken for themselves. Only who asks for data is told that it cannot be read.
 */
export function readBrokenEscapes(server: Server): void {
  wrapRequestListener(server, (usual) => (request, response) => {
    if (request.url?.includes('%')) request.url = legible(request.url);
    usual(request, response);
  });
}

function legible(address: string): string {
  const [path = '', ...query] = address.split(/(?=\?)/);
  if (decoded(path) !== undefined || /^\/(api|media)\//i.test(path)) return address;
  return path.replaceAll('%', '%25') + query.join('');
}

/** What is returned is used: a call that only throws or does not, the bundler takes for nothing and leaves out. */
function decoded(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}
