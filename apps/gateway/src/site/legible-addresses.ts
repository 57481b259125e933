import type { IncomingMessage, Server } from 'node:http';

/**
 * An address whose escapes are none, be it by a typing error or of a link that was cut, is that of a page that is not
 * there: its percent signs are taken for themselves. Only who asks for data is told that it cannot be read.
 */
export function readBrokenEscapes(server: Server): void {
  server.prependListener('request', (request: IncomingMessage) => {
    if (!request.url?.includes('%')) return;
    const [path = '', ...query] = request.url.split(/(?=\?)/);
    if (isLegible(path) || /^\/(api|media)\//i.test(path)) return;
    request.url = path.replaceAll('%', '%25') + query.join('');
  });
}

function isLegible(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
