import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands for a service that could not deliver something: it answers what a spec tells it to, and remembers who asked. */
export class StandInService {
  readonly asked: { method: string; path: string; authorization: string }[] = [];
  /** What is said to a path, if anything; to any other, that nothing is undelivered. */
  readonly answers = new Map<string, { status: number; body: object } | 'silence'>();

  private constructor(private readonly server: Server) {
    server.on('request', (request: IncomingMessage, response) => {
      const { method = '', url = '', headers } = request;
      this.asked.push({ method, path: decodeURIComponent(url), authorization: headers.authorization ?? '' });
      const answer = this.answers.get(decodeURIComponent(url)) ?? { status: 200, body: { undelivered: [] } };
      if (answer === 'silence') return;
      const { status, body } = answer;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  }

  static async open(): Promise<StandInService> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new StandInService(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
