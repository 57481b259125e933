import { randomUUID } from 'node:crypto';
import type { Message, MessagePayloads, Topic } from '@rover/contracts/messages';
import { DataSource } from 'typeorm';
import type { serviceVariables } from '../config/variables.js';
import type { InProcessBus } from '../messaging/in-process-bus.js';
import type { BackingServices } from '../run/backing-services.js';
import { type RunningService, type Service, startService } from '../run/service.js';
import { testBackingServices } from './test-backing-services.js';
import { createTestDatabase } from './test-database.js';

interface OpenServiceOptions {
  /**
   * Beside LOG_LEVEL, which is silent, and DATABASE_URL, which is that of an empty database unless it is named here.
   */
  environment: Record<string, string>;
  /** The topics on which it sends. */
  topics?: Topic[];
  /** Instead of those of testBackingServices(). */
  backing?: BackingServices & { bus: InProcessBus };
}

/** A service that runs, and what a spec needs to play with it. */
export interface OpenedService {
  service: RunningService;
  bus: InProcessBus;
  sent: Message[];
  dropDatabase(): Promise<void>;
}

/** Starts a service for an OpenService. */
export async function openService<V extends typeof serviceVariables>(
  definition: Service<V>,
  { environment, topics = [], backing }: OpenServiceOptions,
): Promise<OpenedService> {
  const given = environment.DATABASE_URL;
  const database = given ? { url: given, drop: async () => undefined } : await createTestDatabase();
  const inProcess = backing ?? (await testBackingServices());
  const { bus } = inProcess;
  const sent: Message[] = [];
  const handle = async (message: Message) => void sent.push(message);
  if (topics.length > 0) await bus.subscribe({ consumer: 'spec.listener', topics, kind: 'broadcast', handle });
  const own = { LOG_LEVEL: 'silent', DATABASE_URL: database.url };
  const service = await startService(definition, { ...own, ...environment }, inProcess);
  bus.open();
  return { service, bus, sent, dropDatabase: () => database.drop() };
}

/**
 * A service as it runs, alone, and all messages that it sends. Subclasses add what can be asked of a certain service.
 */
export class OpenService {
  /** @param standIns what was opened for it, closed after it */
  protected constructor(
    private readonly opened: OpenedService,
    private readonly standIns: readonly { close(): Promise<void> }[] = [],
  ) {}

  get url(): string {
    return this.opened.service.url;
  }

  get dataSource(): DataSource {
    return this.get(DataSource);
  }

  /** Every message that it sent. */
  get sent(): readonly Message[] {
    return this.opened.sent;
  }

  async close(): Promise<void> {
    try {
      await this.opened.service.stop();
    } finally {
      // One that stays open would keep the whole run of specs from ending.
      await Promise.all(this.standIns.map((standIn) => standIn.close()));
      await this.opened.dropDatabase();
    }
  }

  /** A provider of the running service. */
  get<T>(provider: new (...args: never[]) => T): T {
    return this.opened.service.app.get<T>(provider);
  }

  /**
   * What it tells Prometheus.
   * @param series with its labels, as in `rsvps_total{what="placed"}`
   * @returns 0 for a series that it does not tell of
   */
  async figure(series: string): Promise<number> {
    const told = await (await fetch(`${this.url}/metrics`)).text();
    const line = told.split('\n').find((one) => one.startsWith(`${series} `));
    return Number(line?.slice(series.length) ?? 0);
  }

  /** Sends the service a message; resolves when it is handled. */
  tell<T extends Topic>(topic: T, payload: MessagePayloads[T], id: string = randomUUID()): Promise<void> {
    return this.opened.bus.publish({ id, topic, occurredAt: new Date().toISOString(), requestId: null, payload });
  }

  /** The messages of a topic, so far. */
  sentOn<T extends Topic>(topic: T): MessagePayloads[T][] {
    return this.sent.filter((message): message is Message<T> => message.topic === topic).map(({ payload }) => payload);
  }
}
