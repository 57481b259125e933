import { Injectable } from '@nestjs/common';
import { RateLimiter } from '@rover/platform/limits/rate-limiter';
import { Outbox } from '@rover/platform/messaging/outbox';
import { DataSource } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { accessOf } from '../accounts/account.presenter.js';
import { loginsOfAddress } from '../auth.limits.js';
import { Passwords } from '../passwords/passwords.js';
import type { ResetPasswordDto, VerifyEmailDto } from './links.dto.js';
import { OneTimeTokens } from './one-time-tokens.js';

/** What the links in mails do. */
@Injectable()
export class UseLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tokens: OneTimeTokens,
    private readonly passwords: Passwords,
    private readonly outbox: Outbox,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws DomainError TOKEN_USED, TOKEN_INVALID */
  async verifyEmail({ token }: VerifyEmailDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { id } = await this.tokens.use(manager, 'verify', token);
      await manager.update(Account, id, { isEmailVerified: true });
    });
  }

  /**
   * Sets a new password and revokes all tokens of before. Since the link came by mail, it proves as much as a
   * verification does: the address counts as verified, too.
   * @throws DomainError TOKEN_USED, TOKEN_INVALID; UNAVAILABLE as Passwords does
   */
  async resetPassword({ token, password }: ResetPasswordDto): Promise<void> {
    await this.tokens.check('reset', token);
    const passwordHash = await this.passwords.hash(password);
    const email = await this.dataSource.transaction(async (manager) => {
      const account = await this.tokens.use(manager, 'reset', token);
      Object.assign(account, { passwordHash, isEmailVerified: true, tokenVersion: account.tokenVersion + 1 });
      await manager.save(account);
      await this.tokens.revoke(manager, account.id);
      await this.outbox.add(manager, 'user.access-changed', accessOf(account));
      return account.email;
    });
    this.outbox.wake();
    // Wrong guesses at the old password do not count against the new one.
    await this.limiter.forget(loginsOfAddress, email);
  }
}
