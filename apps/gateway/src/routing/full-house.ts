import { randomUUID } from 'node:crypto';
import { toErrorReply } from '@rover/platform/http/error-answer';
import type { FastifyInstance } from 'fastify';
import { proxyRoutes } from './route-table.js';
import { fullHouse, type WaitingRoom } from './waiting-room.js';
import { wrapRequestListener } from './wrap-request-listener.js';

interface FullHouseOptions {
  waitingRoom: Pick<WaitingRoom, 'isFull'>;
  /** The headers of every answer. */
  headers: Readonly<Record<string, string>>;
  /** Whether this process is about to end, so that connections must be let go of. */
  isEnding(): boolean;
  /** Told of each who was turned away. */
  record(turnedAway: { method: string; route: string; seconds: number }): void;
}

/**
 * Milliseconds that whoever finds the house full stays at the door. A crowd whose every refusal brings the next question
 * at once would take from those inside what it costs to refuse it.
 */
const staysFor = 250;

/** As long as every other id. */
const anId = randomUUID();

/**
 * Turns a POST away before Fastify sees it, where there is no room to wait for its service, nor a moment later: a crowd is
 * mostly those who are turned away, and what its pipeline does for each of them would be taken from those inside. Only what
 * has an address of its own in the table; the waiting room itself turns away the others.
 */
export function turnAwayAtTheDoor(
  fastify: FastifyInstance,
  { waitingRoom, headers, isEnding, record }: FullHouseOptions,
): void {
  const services = new Map(proxyRoutes.filter(isForAnybody).map(({ url, to }) => [url, to]));
  const refusal = toErrorReply(fullHouse, anId);
  const [before = '', after = ''] = JSON.stringify(refusal.body).split(anId);
  const length = Buffer.byteLength(before + anId + after);
  const said = Object.entries({
    ...headers,
    ...refusal.headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(length),
  }).flat();

  wrapRequestListener(fastify.server, (usual) => (request, response) => {
    const route = request.url ?? '';
    const service = request.method === 'POST' ? services.get(route) : undefined;
    const isRefused = () => service !== undefined && waitingRoom.isFull(service) && !isEnding();
    if (!isRefused()) return usual(request, response);
    const began = performance.now();
    setTimeout(() => {
      if (response.destroyed) return;
      if (!isRefused()) return usual(request, response);
      const requestId = randomUUID();
      response.writeHead(refusal.status, [...said, 'x-request-id', requestId]);
      response.end(before + requestId + after);
      record({ method: 'POST', route, seconds: (performance.now() - began) / 1_000 });
    }, staysFor);
  });
}

function isForAnybody({ url, admits, takesUploads }: (typeof proxyRoutes)[number]): boolean {
  return admits !== 'admins' && !takesUploads && !url.endsWith('*');
}
