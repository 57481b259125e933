import { Injectable } from '@nestjs/common';
import type { MailedLinkKind } from '@rover/contracts/messages';
import { RateLimiter } from '@rover/platform/limits/rate-limiter';
import { Outbox } from '@rover/platform/messaging/outbox';
import { DataSource } from 'typeorm';
import { resetsOfAddress, verificationsOfAddress } from '../auth.limits.js';

const limitOf = { verify: verificationsOfAddress, reset: resetsOfAddress } as const;

/** Somebody wants a link mailed to an address. */
@Injectable()
export class AskForLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Only notes the wish: whether there is such an account is looked up later (MailedLinks), so that neither the answer
   * nor its timing tells. A request that fails does not count against the limit.
   * @throws DomainError TOO_MANY_REQUESTS
   */
  async ask(kind: MailedLinkKind, email: string): Promise<void> {
    await this.limiter.admit(limitOf[kind], email);
    try {
      await this.outbox.add(this.dataSource.manager, 'account.link-asked', { email, kind });
    } catch (error) {
      await this.limiter.forgive(limitOf[kind], email);
      throw error;
    }
    this.outbox.wake();
  }
}
