import { Injectable, Optional } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Message } from '@rover/contracts/messages';
import type { EntityManager } from 'typeorm';
import { runInRequest } from '../http/request-context.js';
import { DeadLetters } from './dead-letters.js';
import { Inbox } from './inbox.js';
import type { Subscription } from './message-bus.js';
import { type HandlerNote, handlerNotes } from './on-message.js';

type Handler = (payload: Message['payload'], message: Message, manager?: EntityManager) => Promise<void>;

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
        handle: (message) => asItsRequest(message, () => handler(message.payload, message)),
      };
    }
    const { inbox, deadLetters } = this;
    if (!inbox || !deadLetters) throw new Error(`${where} handles messages, but its service has no database.`);
    const { consumer } = note;
    return {
      kind,
      consumer,
      topics: [topic],
      handle: (message) =>
        asItsRequest(message, async () => {
          await inbox.once(consumer, message, (manager) => handler(message.payload, message, manager));
        }),
      onDead: (message, error) => deadLetters.keep(consumer, message, error),
    };
  }
}

/** What a handler logs and sends belongs to the request that began it all. */
function asItsRequest(message: Message, work: () => Promise<void>): Promise<void> {
  return message.requestId === null ? work() : runInRequest(message.requestId, work);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
