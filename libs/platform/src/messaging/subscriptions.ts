import { Injectable, Optional } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Message } from '@rover/contracts/messages';
import { Batches } from '../background/batches.js';
import { isUnavailable } from '../http/failure-kinds.js';
import { runInRequest } from '../http/request-context.js';
import { DeadLetters } from './dead-letters.js';
import { Inbox } from './inbox.js';
import type { Subscription } from './message-bus.js';
import { type HandlerNote, handlerNotes } from './on-message.js';

/** A method as its decorator has checked it. */
type Handler = (...given: unknown[]) => Promise<void>;

/** The most messages that are handled in one transaction. */
const together = 100;
/** The most messages that one process takes at once: while one batch is handled, the next can arrive. */
const atOnce = 2 * together;

/** Turns the methods marked with OnMessage and OnBroadcast into subscriptions. */
@Injectable()
export class Subscriptions {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    @Optional() private readonly inbox?: Inbox,
    @Optional() private readonly deadLetters?: DeadLetters,
  ) {}

  /** @throws Error when a durable consumer is found in a service without a database */
  find(): Subscription[] {
    const instances = new Set(this.discovery.getProviders().map(({ instance }) => instance as unknown));
    return [...instances].filter(isObject).flatMap((instance) => this.findIn(instance));
  }

  private findIn(instance: object): Subscription[] {
    const prototype: object = Object.getPrototypeOf(instance) ?? {};
    return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
      const method: Handler = Reflect.get(prototype, name);
      const handler: Handler = (...given) => method.apply(instance, given);
      const where = `${instance.constructor.name}.${name}`;
      return handlerNotes(method).map((note) => this.subscription(note, handler, where));
    });
  }

  private subscription(note: HandlerNote, handler: Handler, where: string): Subscription {
    const { topic, kind } = note;
    if (kind === 'broadcast') {
      return {
        kind,
        consumer: where,
        topics: [topic],
        handle: (message) => handler(message.payload, message),
      };
    }
    const { inbox, deadLetters } = this;
    if (!inbox || !deadLetters) throw new Error(`${where} handles messages, but its service has no database.`);
    const { consumer } = note;
    const onDead = (message: Message, error: unknown) => deadLetters.keep(consumer, message, error);
    const durable = { kind, consumer, topics: [topic], onDead };
    if (!note.together) {
      const handle = async (message: Message) => {
        await inbox.once(consumer, message, (manager) => handler(message.payload, message, manager));
      };
      return { ...durable, handle };
    }
    const batches = new Batches<Message>({
      most: together,
      deal: async (messages) => {
        await runInRequest(null, () => inbox.onceEach(consumer, messages, (manager, open) => handler(open, manager)));
      },
      isOnesOwn: (error) => !isUnavailable(error),
    });
    return { ...durable, atOnce, handle: (message) => batches.add(message) };
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
