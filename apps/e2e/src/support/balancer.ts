import { connect, createServer, type Server, type Socket } from 'node:net';

/** Milliseconds between two readiness checks; under a fifth of DRAIN_SECONDS, as with an orchestrator's probes. */
const looksEvery = 500;

/** A load balancer in front of the replicas of a service in a cluster. */
export class Balancer {
  private turn = 0;
  /** Replicas that are not ready: they get no new connections while there are others. */
  private readonly leaving = new Set<number>();
  private readonly looking: NodeJS.Timeout;

  private constructor(
    private readonly server: Server,
    readonly port: number,
    private readonly ports: readonly number[],
  ) {
    this.looking = setInterval(() => ports.forEach((replica) => void this.look(replica)), looksEvery).unref();
  }

  /**
   * @param sticky a client stays with one replica while that accepts connections, as with proxies that balance by
   * client address (all clients here have one address); otherwise each connection goes to the next replica
   */
  static async before(ports: readonly number[], sticky: boolean): Promise<Balancer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (!address || typeof address !== 'object') throw new Error('The balancer has no port.');
    const balancer = new Balancer(server, address.port, ports);
    server.on('connection', (client) => {
      if (!sticky) balancer.turn += 1;
      client.on('error', () => undefined);
      balancer.attempt(client, balancer.inTurn());
    });
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  private inTurn(): number[] {
    const from = this.turn % this.ports.length;
    const turn = [...this.ports.slice(from), ...this.ports.slice(0, from)];
    const isLeaving = (port: number) => this.leaving.has(port);
    return [...turn.filter((port) => !isLeaving(port)), ...turn.filter(isLeaving)];
  }

  private async look(port: number): Promise<void> {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(looksEvery) }).catch(
      () => undefined,
    );
    await answer?.body?.cancel();
    if (answer?.status === 503) this.leaving.add(port);
    else if (answer) this.leaving.delete(port);
  }

  private attempt(client: Socket, [port, ...others]: readonly number[]): void {
    const replica = connect(port ?? 0, '127.0.0.1');
    let isConnected = false;
    replica.once('connect', () => {
      isConnected = true;
      client.pipe(replica).pipe(client);
      client.once('close', () => replica.destroy());
    });
    replica.on('error', () => {
      if (isConnected) return;
      if (others.length > 0) this.attempt(client, others);
      else client.destroy();
    });
    // Reads what the client still sends, so that it receives the error response.
    replica.once('close', () => isConnected && client.resume().end());
  }

  close(): void {
    clearInterval(this.looking);
    this.server.close();
  }
}
