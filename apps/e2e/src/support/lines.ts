import { Agent, request } from 'node:http';
import { json as readJson } from 'node:stream/consumers';
import type { ErrorAnswer } from '@rover/contracts/errors';

/** What somebody asks of a pub. */
export interface Ask {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  json?: unknown;
  token?: string;
}

/** What came of it. */
export interface Told {
  /** Undefined where the line was cut before an answer began. */
  status: number | undefined;
  /** Seconds that a refused one shall wait, where that was said. */
  retryAfter: string | undefined;
  /** Of an answer in JSON; undefined where there is none. */
  body: Partial<ErrorAnswer> | undefined;
  /** From the asking to the end of the answer. */
  milliseconds: number;
}

/** Milliseconds after which nobody waits any longer. */
const patience = 30_000;

/**
 * Lines to a pub that are kept and used in turn, as a proxy before it keeps them. Nothing is asked twice: a line that is
 * cut under a question counts as a failure.
 */
export class Lines {
  private readonly agent: Agent;

  /** @param count how many at once, at most; who comes beyond that waits */
  constructor(
    private readonly url: string,
    count: number,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: count, scheduling: 'fifo' });
  }

  ask({ method, path, json, token }: Ask): Promise<Told> {
    const body = json === undefined ? undefined : JSON.stringify(json);
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const asked = performance.now();
    const waited = () => performance.now() - asked;
    return new Promise((resolve) => {
      const asking = request(this.url + path, { agent: this.agent, method, headers, timeout: patience }, (answer) => {
        const { statusCode: status, headers: said } = answer;
        const isJson = said['content-type']?.startsWith('application/json');
        const read = isJson ? readJson(answer) : new Promise((end) => answer.resume().once('close', end));
        const tell = (content: unknown) =>
          resolve({
            status,
            retryAfter: said['retry-after'],
            body: content as Told['body'],
            milliseconds: waited(),
          });
        read.then(tell, () => tell(undefined));
      });
      asking.once('timeout', () => asking.destroy());
      asking.once('error', () =>
        resolve({ status: undefined, retryAfter: undefined, body: undefined, milliseconds: waited() }),
      );
      asking.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
