import { randomUUID } from 'node:crypto';
import type { Message, Topic } from '@rover/contracts/messages';

/** A count of an event, for specs. */
export function countedMessage(registered = 1): Message<'event.counted'> {
  return {
    id: randomUUID(),
    topic: 'event.counted',
    occurredAt: new Date().toISOString(),
    requestId: null,
    payload: { eventId: randomUUID(), slug: 'trivia-night', registered },
  };
}

/** The end of an event, for specs. */
export function deletedMessage(): Message<'event.deleted'> {
  return {
    id: randomUUID(),
    topic: 'event.deleted',
    occurredAt: new Date().toISOString(),
    requestId: null,
    payload: { eventId: randomUUID(), slug: 'trivia-night', version: 2 },
  };
}

/** A consumer for specs that writes down what it hears. */
export function listener(topics: readonly Topic[], consumer = `spec.${randomUUID()}`) {
  const heard: Message[] = [];
  return {
    heard,
    ids: () => heard.map(({ id }) => id),
    consumer,
    topics,
    kind: 'durable' as const,
    async handle(message: Message) {
      heard.push(message);
    },
  };
}
