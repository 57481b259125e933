import { Injectable } from '@nestjs/common';
import type { MailedLinkKind, Message, MessagePayloads } from '@rover/contracts/messages';
import { OnMessage } from '@rover/platform/messaging/on-message';
import { Outbox } from '@rover/platform/messaging/outbox';
import type { EntityManager } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { OneTimeTokens } from './one-time-tokens.js';

const topics = { verify: 'account.verification-requested', reset: 'account.reset-requested' } as const;

/** The links that the owner of an account gets by mail. */
@Injectable()
export class MailedLinks {
  constructor(
    private readonly tokens: OneTimeTokens,
    private readonly outbox: Outbox,
  ) {}

  @OnMessage('account.link-asked', { consumer: 'auth.mailed-links' })
  async answer(
    { email, kind }: MessagePayloads['account.link-asked'],
    _message: Message<'account.link-asked'>,
    manager: EntityManager,
  ): Promise<void> {
    // Locked as a deletion locks it: no link is made after the links of a deleted account were revoked.
    const account = await manager.findOne(Account, {
      where: { email, isActive: true },
      lock: { mode: 'pessimistic_write' },
    });
    if (!account || (kind === 'verify' && account.isEmailVerified)) return;
    await this.send(manager, kind, account);
  }

  /** Has a link mailed, in the transaction of `manager`; an older one of its kind is invalid from now on. */
  async send(
    manager: EntityManager,
    kind: MailedLinkKind,
    { id, email, firstName }: Pick<Account, 'id' | 'email' | 'firstName'>,
  ): Promise<void> {
    const token = await this.tokens.issue(manager, kind, id);
    await this.outbox.add(manager, topics[kind], { email, firstName, token });
  }
}
