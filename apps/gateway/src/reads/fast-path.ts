import type { IncomingMessage, ServerResponse } from 'node:http';
import { etagMatches } from '@rover/platform/http/entity-tag';
import { newRequestId } from '@rover/platform/http/request-id';
import type { FastifyInstance } from 'fastify';
import { wrapRequestListener } from '../routing/wrap-request-listener.js';
import { chooseEncoding, type EncodedAnswer, type Encoding } from './encoded-answer.js';
import { type PreparedHeaders, prepareHeaders, writePreparedHeaders } from './prepared-headers.js';
import { answerHeaders } from './send-answer.js';

/** An answer in memory that can be sent as it is. */
export interface Ready {
  answer: EncodedAnswer;
  /** The route template under which metrics and log lines count it. */
  route: string;
  /** Whether it counts against the limit of an IP address. */
  counted: boolean;
}

/** Makes an answer ready to be sent; undefined where there is none. */
export function ready(answer: EncodedAnswer | undefined, said: Omit<Ready, 'answer'>): Ready | undefined {
  return answer && { answer, ...said };
}

interface FastPathOptions {
  /** The answer that is ready for a path, query included; undefined where another service has to be asked first. */
  ready(path: string): Ready | undefined;
  /** The headers of every answer. */
  headers: Readonly<Record<string, string>>;
  /** Counts a request; false when it is one too many, undefined where limits are off. */
  admits(request: IncomingMessage): Promise<boolean> | undefined;
  /** Whether this process is draining, so that connections must be closed. */
  isEnding(): boolean;
  /** Called for each answer: its status, and the seconds it took. */
  record(answered: { requestId: string; route: string; status: number; seconds: number }): void;
}

/** A request that is about to be answered. */
interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  found: Ready;
  /** Milliseconds, as `performance.now()` has it. */
  since: number;
}

/**
 * Answers a plain GET from memory before Fastify sees it: Fastify's pipeline would cost three times as much as sending
 * the bytes. Everything else takes the usual way, refusals too, so that they have the usual words.
 *
 * Requests that come in one turn of the event loop are all answered at its end. To wake the reader of an answer takes
 * as long as everything else that is done for it; when answers follow each other closely, the readers are awake
 * already.
 */
export function takeFastPath(
  fastify: FastifyInstance,
  { ready: readyFor, headers, admits, isEnding, record }: FastPathOptions,
): void {
  const heads = new WeakMap<EncodedAnswer, Map<string, PreparedHeaders>>();

  const headOf = (answer: EncodedAnswer, status: 200 | 304, encoding: Encoding) => {
    const known = heads.get(answer) ?? new Map<string, PreparedHeaders>();
    heads.set(answer, known);
    const key = `${status} ${encoding}`;
    const head = known.get(key) ?? prepareHeaders({ ...headers, ...answerHeaders(answer, status, encoding) });
    known.set(key, head);
    return head;
  };

  const send = ({ request, response, found: { answer, route }, since }: Asked) => {
    const requestId = newRequestId();
    const status = etagMatches(answer.etag, request.headers['if-none-match']) ? 304 : 200;
    const encoding = chooseEncoding(answer, request.headers['accept-encoding']?.toString());
    writePreparedHeaders(response, status, headOf(answer, status, encoding), requestId);
    response.end(status === 304 ? undefined : answer[encoding]);
    record({ requestId, route, status, seconds: (performance.now() - since) / 1_000 });
  };

  let asked: Asked[] = [];
  const sendAll = () => {
    const all = asked;
    asked = [];
    for (const one of all) send(one);
  };
  const sendSoon = (request: IncomingMessage, response: ServerResponse, found: Ready) => {
    if (asked.push({ request, response, found, since: performance.now() }) === 1) setImmediate(sendAll);
  };

  let isClosing = false;
  fastify.addHook('preClose', async () => {
    isClosing = true;
  });
  wrapRequestListener(fastify.server, (usual) => (request, response) => {
    const isPlain = request.method === 'GET' && request.headers.host !== undefined;
    const found = isPlain && !isClosing && !isEnding() ? readyFor(request.url ?? '') : undefined;
    if (!found) return usual(request, response);
    const admitted = found.counted ? admits(request) : undefined;
    if (!admitted) return sendSoon(request, response, found);
    admitted.then(
      (may) => (may ? sendSoon(request, response, found) : usual(request, response)),
      () => usual(request, response),
    );
  });
}
