import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Has every answer end with its connection. Of requests that came down one line together, Node tells the end of the line
 * only to the answer that has it: those that wait for it would never be told, nor would whoever counts them.
 */
export function endQueuedAnswers(server: Server): void {
  const queues = new WeakMap<Socket, Set<ServerResponse>>();
  const queueOf = (line: Socket): Set<ServerResponse> => {
    const known = queues.get(line);
    if (known) return known;
    const queue = new Set<ServerResponse>();
    queues.set(line, queue);
    line.once('close', () => queue.forEach(end));
    return queue;
  };
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (response.socket) return;
    const queue = queueOf(socket);
    queue.add(response);
    response.once('socket', () => queue.delete(response));
  });
}

function end(response: ServerResponse): void {
  if (response.closed) return;
  response.destroy();
  response.emit('close');
}
