import type { RequestListener, Server } from 'node:http';

/**
 * Replaces a server's request listener by a wrapper, which answers some requests itself and passes all others on. The
 * wrapper that is added last is called first.
 *
 * @param wrap makes the wrapper around the listener that the server has now
 * @throws when the server has no request listener yet, or several, of which the wrapper would cover only one
 */
export function wrapRequestListener(server: Server, wrap: (usual: RequestListener) => RequestListener): void {
  const [usual, ...others] = server.listeners('request') as RequestListener[];
  if (!usual || others.length > 0)
    throw new Error('One has to take the requests of this server, neither none nor several.');
  server.removeListener('request', usual);
  server.on('request', wrap(usual));
}
