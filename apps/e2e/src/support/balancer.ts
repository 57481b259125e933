import { connect, createServer, type Server, type Socket } from 'node:net';

/** What stands before the replicas of a service in a cluster. */
export class Balancer {
  private turn = 0;

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  /**
   * @param options.sticky a client stays with one replica while that takes connections, as proxies do that go by
   * addresses (all clients here have one address); otherwise each connection goes to the next replica
   */
  static async before(ports: readonly number[], { sticky = false } = {}): Promise<Balancer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (!address || typeof address !== 'object') throw new Error('The balancer has no port.');
    const balancer = new Balancer(server, address.port);
    server.on('connection', (client) => {
      if (!sticky) balancer.turn += 1;
      client.on('error', () => undefined);
      balancer.attempt(client, ports, 0);
    });
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  private attempt(client: Socket, ports: readonly number[], tries: number): void {
    const replica = connect(ports[(this.turn + tries) % ports.length] ?? 0, '127.0.0.1');
    let isConnected = false;
    replica.once('connect', () => {
      isConnected = true;
      client.pipe(replica).pipe(client);
      client.once('close', () => replica.destroy());
    });
    replica.on('error', () => {
      if (isConnected) return;
      if (tries + 1 < ports.length) this.attempt(client, ports, tries + 1);
      else client.destroy();
    });
    // What the client still sends is read, so that it hears the answer that was not to its taking.
    replica.once('close', () => isConnected && client.resume().end());
  }

  close(): void {
    this.server.close();
  }
}
