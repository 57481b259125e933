import type { RequestListener, Server } from 'node:http';

/**
 * Has somebody take a server's requests before whoever takes them now, and hand on what is not theirs. Who comes last stands
 * outermost.
 *
 * @param inFront makes the one in front of the one who takes them now
 * @throws when nobody takes them yet, or several do: whoever stood before one of them would not stand before the others
 */
export function standBefore(server: Server, inFront: (usual: RequestListener) => RequestListener): void {
  const [usual, ...others] = server.listeners('request') as RequestListener[];
  if (!usual || others.length > 0)
    throw new Error('One has to take the requests of this server, neither none nor several.');
  server.removeListener('request', usual);
  server.on('request', inFront(usual));
}
