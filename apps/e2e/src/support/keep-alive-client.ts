import { Agent, request } from 'node:http';
import { json as readJson } from 'node:stream/consumers';
import type { ErrorAnswer } from '@rover/contracts/errors';

/** A request to a pub. */
export interface ClientRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  json?: unknown;
  token?: string;
}

/** Its result. */
export interface ClientResult {
  /** Undefined if the connection broke before a response began. */
  status: number | undefined;
  /** Retry-After in seconds, if the response has it. */
  retryAfter: string | undefined;
  /** A JSON body; undefined if there is none. */
  body: Partial<ErrorAnswer> | undefined;
  /** From the request to the end of the response. */
  milliseconds: number;
}

/** Timeout in milliseconds. */
const patience = 30_000;

/**
 * Keep-alive connections to a pub, used in turn as by a proxy in front of it. Nothing is retried: a connection that
 * breaks during a request counts as a failure.
 */
export class KeepAliveClient {
  private readonly agent: Agent;

  /** @param count connections at most; further requests wait */
  constructor(
    private readonly url: string,
    count: number,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: count, scheduling: 'fifo' });
  }

  send({ method, path, json, token }: ClientRequest): Promise<ClientResult> {
    const body = json === undefined ? undefined : JSON.stringify(json);
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const sentAt = performance.now();
    const waited = () => performance.now() - sentAt;
    return new Promise((resolve) => {
      const sending = request(this.url + path, { agent: this.agent, method, headers, timeout: patience }, (answer) => {
        const { statusCode: status, headers: said } = answer;
        const isJson = said['content-type']?.startsWith('application/json');
        const read = isJson ? readJson(answer) : new Promise((end) => answer.resume().once('close', end));
        const tell = (content: unknown) =>
          resolve({
            status,
            retryAfter: said['retry-after'],
            body: content as ClientResult['body'],
            milliseconds: waited(),
          });
        read.then(tell, () => tell(undefined));
      });
      sending.once('timeout', () => sending.destroy());
      sending.once('error', () =>
        resolve({ status: undefined, retryAfter: undefined, body: undefined, milliseconds: waited() }),
      );
      sending.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
