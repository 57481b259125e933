import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './free-ports.js';

/**
 * What happens to connections: `pass` them on; `refuse` new ones and cut the others; `hang`: accept everything and
 * answer nothing; `reset` new ones as they come, and the others now; `lose`: the present ones carry nothing any more
 * without being closed, and new ones are passed on.
 */
type Fault = 'pass' | 'refuse' | 'hang' | 'reset' | 'lose';

/** A proxy between a client and a server, which fails as the spec wishes. */
export class FaultProxy {
  private readonly clients = new Set<Socket>();
  /** Connections that carry nothing any more, though nobody has closed them. */
  private readonly lost = new WeakSet<Socket>();
  /**
   * A client that sends these bytes is not listened to from then on: neither they nor anything later reaches the
   * server.
   */
  deafTo: Buffer | undefined;
  /** Milliseconds by which every piece of data is late. */
  delay = 0;
  /** Bytes that each direction of a connection carries in a second, at most. */
  throttle = Number.POSITIVE_INFINITY;
  private server: Server | undefined;
  private fault: Fault = 'pass';
  private port = 0;

  private constructor(
    private readonly host: string,
    private readonly target: number,
  ) {}

  /** Opens a proxy before the server of an address such as redis://127.0.0.1:6379. */
  static async before(address: string, usualPort: number): Promise<FaultProxy> {
    const { hostname, port } = new URL(address);
    const proxy = new FaultProxy(hostname, Number(port) || usualPort);
    await proxy.listen();
    return proxy;
  }

  /** The address, leading through here. */
  url(address: string): string {
    const through = new URL(address);
    through.hostname = '127.0.0.1';
    through.port = String(this.port);
    return through.href;
  }

  async set(fault: Fault): Promise<void> {
    this.fault = fault;
    if (fault === 'refuse') await this.close();
    else if (!this.server) await this.listen();
    if (fault === 'reset') for (const client of this.clients) client.resetAndDestroy();
    if (fault === 'hang') for (const client of this.clients) client.pause();
    if (fault === 'lose') for (const client of this.clients) this.lost.add(client.pause());
    if (fault === 'pass') for (const client of this.clients) if (!this.lost.has(client)) client.resume();
  }

  /** Cuts every connection, and accepts no other. */
  async close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    for (const client of this.clients) client.destroy();
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  private async listen(): Promise<void> {
    const server = createServer((client) => this.accept(client));
    this.port ||= await freePort();
    await once(server.listen(this.port, '127.0.0.1'), 'listening');
    this.server = server;
  }

  private accept(client: Socket): void {
    this.clients.add(client);
    client.on('error', () => undefined);
    client.once('close', () => this.clients.delete(client));
    if (this.fault === 'reset') {
      client.resetAndDestroy();
      return;
    }
    const server = connect(this.target, this.host);
    server.on('error', () => client.destroy());
    server.once('close', () => client.destroy());
    client.once('close', () => server.destroy());
    this.carry(client, (data) => (this.deafTo && data.includes(this.deafTo) ? client.pause() : server.write(data)));
    this.carry(server, (data) => this.fault === 'hang' || this.lost.has(client) || client.write(data));
    if (this.fault === 'hang') client.pause();
  }

  /** One direction of a connection: each piece arrives after those before it, however late and slow they are. */
  private carry(from: Socket, pass: (data: Buffer) => unknown): void {
    let free = 0;
    let carried = Promise.resolve();
    from.on('data', (data: Buffer) => {
      free = Math.max(free, Date.now()) + (data.length / this.throttle) * 1_000;
      const due = free + this.delay;
      carried = carried.then(async () => {
        const late = due - Date.now();
        if (late > 0) await setTimeout(late);
        pass(data);
      });
    });
  }
}
