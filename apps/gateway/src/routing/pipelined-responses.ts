import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { wrapRequestListener } from './wrap-request-listener.js';

/**
 * Has every response close with its socket. With pipelined requests Node emits `close` only on the response being
 * written; those queued behind it would never hear that the socket is gone, nor would whoever counts them.
 */
export function closePipelinedResponses(server: Server): void {
  const queues = new WeakMap<Socket, Set<ServerResponse>>();
  const queueOf = (socket: Socket): Set<ServerResponse> => {
    const known = queues.get(socket);
    if (known) return known;
    const queue = new Set<ServerResponse>();
    queues.set(socket, queue);
    socket.once('close', () => queue.forEach(end));
    return queue;
  };
  const enqueue = (socket: Socket, response: ServerResponse) => {
    const queue = queueOf(socket);
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
