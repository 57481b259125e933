import type { Message, Topic } from '@rover/contracts/messages';
import type { Dependency } from '../run/dependencies.js';

/** The token under which the bus of this process is provided. */
export const MESSAGE_BUS = Symbol('MESSAGE_BUS');

/** How often a consumer is given a message before it counts as dead. */
export const maxAttempts = 5;

/**
 * Carries messages from the service that knows something to the services that care. Delivery is at least once: a
 * consumer may get the same message again (same id) and must not act on it twice; see Inbox. No order is promised: a
 * payload that carries state carries a version.
 */
export interface MessageBus extends Dependency {
  /**
   * Resolves once every durable consumer of the topic is sure to get the message: it is stored, or already handled.
   * Rejects when that is not so, and also after stop(); the caller keeps the message and tries again.
   */
  publish(message: Message): Promise<void>;
  /** Begins delivery to a consumer. @throws Error when a durable consumer of this name is subscribed already */
  subscribe(subscription: Subscription): Promise<void>;
  /** Takes and delivers no more, waits for the handlers that run, and lets go of everything. May be called twice. */
  stop(): Promise<void>;
}

/** A consumer: what it wants to hear, and what it does with it. */
export interface Subscription {
  /** Unique among all consumers of all services, and lasting: `events.registered`. */
  consumer: string;
  topics: readonly Topic[];
  /**
   * `durable`: exactly one process that runs this consumer gets each message, even if all of them are down right now.
   * `broadcast`: every process that runs it gets each message, while it lives; what is missed is missed.
   */
  kind: 'durable' | 'broadcast';
  /** How many messages it is given at once; the usual number of the bus when unset. */
  atOnce?: number;
  /** Acknowledges by resolving. A rejection brings the message back, up to `maxAttempts` tries. */
  handle(message: Message): Promise<void>;
  /**
   * Told once, when every try has failed and not merely because something was down (see isUnavailable): a durable
   * consumer then gets the message again later. A durable message is given up only once this has resolved.
   */
  onDead?(message: Message, error: unknown): Promise<void>;
}
