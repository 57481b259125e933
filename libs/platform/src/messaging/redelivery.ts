import { Injectable } from '@nestjs/common';
import { DomainError, notFound } from '../http/domain-error.js';
import { isUnavailable } from '../http/failure-kinds.js';
import { runInRequest } from '../http/request-context.js';
import { DeadLetters } from './dead-letters.js';
import { Subscriptions } from './subscriptions.js';

/** Gives dead letters to their consumers once more, when an admin asks for it. */
@Injectable()
export class Redelivery {
  constructor(
    private readonly deadLetters: DeadLetters,
    private readonly subscriptions: Subscriptions,
  ) {}

  /**
   * The consumer handles the message here and now, through its inbox: pressed twice, it is handled once.
   * @param id `consumer:message id`, as the list has it
   * @throws DomainError NOT_FOUND when it is no dead letter, or no longer; CONFLICT when it cannot be handled this time
   * either; UNAVAILABLE when something it needs is down
   */
  async send(id: string): Promise<void> {
    const [consumer = '', messageId = ''] = id.split(':');
    const message = await this.deadLetters.find(consumer, messageId);
    if (!message) throw notFound('undelivered message');
    const subscription = this.subscriptions.find().find((one) => one.kind === 'durable' && one.consumer === consumer);
    if (!subscription) throw new DomainError('CONFLICT', 'Nobody handles such messages any more.');
    try {
      await runInRequest(message.requestId, () => subscription.handle(message));
    } catch (cause) {
      if (isUnavailable(cause)) throw cause;
      await this.deadLetters.keep(consumer, message, cause);
      throw new DomainError('CONFLICT', 'It could not be delivered this time either.', { cause });
    }
    await this.deadLetters.forget(consumer, message);
  }
}
