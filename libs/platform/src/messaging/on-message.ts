import 'reflect-metadata';
import type { DurableConsumer } from '@rover/contracts/consumers';
import type { Message, MessagePayloads, Topic } from '@rover/contracts/messages';
import type { EntityManager } from 'typeorm';

const MESSAGE_HANDLERS = Symbol('MESSAGE_HANDLERS');

/** Handles a message once: what it writes with `manager` and the memory of having done so are one transaction. */
type MessageHandler<T extends Topic> = (
  payload: MessagePayloads[T],
  message: Message<T>,
  manager: EntityManager,
) => Promise<void>;

/** As MessageHandler, for messages that are handled in one transaction; none of them was handled before. */
type MessagesHandler<T extends Topic> = (messages: readonly Message<T>[], manager: EntityManager) => Promise<void>;

/** Is told what every process must know; may be told it twice, or not at all. */
type BroadcastHandler<T extends Topic> = (payload: MessagePayloads[T], message: Message<T>) => Promise<void>;

/** What the decorators noted at a method. */
export type HandlerNote =
  | { topic: Topic; kind: 'durable'; consumer: string; together: boolean }
  | { topic: Topic; kind: 'broadcast' };

/**
 * The method of a provider handles every message of the topic, exactly once, retried when it throws, kept as a dead
 * letter when that does not help. Needs a service with a database.
 * @param options.consumer see durableConsumers: `events.registered`
 */
export function OnMessage<T extends Topic>(topic: T, { consumer }: { consumer: DurableConsumer<T> }) {
  return <H extends MessageHandler<T>>(
    target: object,
    key: string | symbol,
    method: TypedPropertyDescriptor<H>,
  ): void => note(method.value, { topic, kind: 'durable', consumer, together: false }, target, key);
}

/**
 * As OnMessage, for topics with many messages: those that come while others are handled are handled together, as part
 * of no request. When that throws, each is handled alone, so that only one that cannot be handled becomes a dead
 * letter.
 */
export function OnMessages<T extends Topic>(topic: T, { consumer }: { consumer: DurableConsumer<T> }) {
  return <H extends MessagesHandler<T>>(
    target: object,
    key: string | symbol,
    method: TypedPropertyDescriptor<H>,
  ): void => note(method.value, { topic, kind: 'durable', consumer, together: true }, target, key);
}

/** The method of a provider hears every message of the topic that passes while this process lives. */
export function OnBroadcast<T extends Topic>(topic: T) {
  return <H extends BroadcastHandler<T>>(
    target: object,
    key: string | symbol,
    method: TypedPropertyDescriptor<H>,
  ): void => note(method.value, { topic, kind: 'broadcast' }, target, key);
}

/** What the decorators noted at this method, in no particular order. */
export function handlerNotes(method: object): readonly HandlerNote[] {
  return Reflect.getOwnMetadata(MESSAGE_HANDLERS, method) ?? [];
}

function note(method: object | undefined, added: HandlerNote, target: object, key: string | symbol): void {
  if (!method) throw new TypeError(`${target.constructor.name}.${String(key)} is not a method`);
  Reflect.defineMetadata(MESSAGE_HANDLERS, [...handlerNotes(method), added], method);
}
