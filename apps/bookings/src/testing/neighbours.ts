import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { InternalEventAnswer } from '@rover/contracts/internal';
import { TestKeys } from '@rover/platform/testing/test-keys';

/** Stands for auth, which publishes its keys, and for events, which is asked about an event. */
export class Neighbours {
  readonly keys = new TestKeys();
  /** What events knows. */
  readonly events = new Map<string, InternalEventAnswer>();
  /** The ids that events was asked about. */
  readonly asked: string[] = [];
  /** How events takes a question: it answers, fails, or says nothing. */
  mood: 'well' | 'failing' | 'silent' = 'well';

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => this.answer(request, response));
  }

  static async open(): Promise<Neighbours> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Neighbours(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private answer({ url = '' }: IncomingMessage, response: ServerResponse): void {
    if (url === '/.well-known/jwks.json') send(response, 200, this.keys.jwks);
    else this.answerAsEvents(url.replace('/internal/events/', ''), response);
  }

  private answerAsEvents(id: string, response: ServerResponse): void {
    this.asked.push(id);
    const event = this.events.get(id);
    if (this.mood === 'failing') send(response, 500, {});
    if (this.mood === 'well') send(response, event ? 200 : 404, event ?? {});
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
