import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { wrapRequestListener } from './wrap-request-listener.js';

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
  const enqueue = (line: Socket, response: ServerResponse) => {
    const queue = queueOf(line);
    queue.add(response);
    response.once('socket', () => queue.delete(response));
  };
  wrapRequestListener(server, (usual) => (request, response) => {
    if (!response.socket) enqueue(request.socket, response);
    usual(request, response);
  });
}

function end(response: ServerResponse): void {
  if (response.closed) return;
  response.destroy();
  response.emit('close');
}
