import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from './free-ports.js';

/** A stand-in for a service that the one under test calls. It may be closed, and opened again at the same address. */
export abstract class StandIn {
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch(() => response.destroy());
  });
  private port = 0;

  static async open<T extends StandIn>(this: new () => T): Promise<T> {
    const standIn = new this();
    await standIn.open();
    return standIn;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async open(): Promise<void> {
    this.port ||= await freePort();
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  async close(): Promise<void> {
    if (!this.server.listening) return;
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  protected abstract answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** Answers in JSON; a text is sent as it is. */
export function send(response: ServerResponse, status: number, body: object | string, headers: object = {}): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
}
