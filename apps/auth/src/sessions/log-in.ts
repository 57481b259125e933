import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { accountWords, type LoginAnswer } from '@rover/contracts/auth';
import { DomainError } from '@rover/platform/http/domain-error';
import { RateLimiter } from '@rover/platform/limits/rate-limiter';
import { Repository } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { presentAccount } from '../accounts/account.presenter.js';
import { loginsOfAddress } from '../auth.limits.js';
import { Passwords } from '../passwords/passwords.js';
import { Tokens } from '../tokens/tokens.js';
import type { LoginDto } from './login.dto.js';

/**
 * Logs somebody in. Only wrong passwords count against the limit: whoever knows the password may log in any number of
 * times.
 */
@Injectable()
export class LogIn {
  constructor(
    @InjectRepository(Account) private readonly accounts: Repository<Account>,
    private readonly passwords: Passwords,
    private readonly tokens: Tokens,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * @throws DomainError BAD_CREDENTIALS in the same words for an unknown address, a wrong password and an account that
   * is switched off; EMAIL_NOT_VERIFIED only to those who know the password; TOO_MANY_REQUESTS after too many guesses;
   * UNAVAILABLE as Passwords does
   */
  async logIn(credentials: LoginDto): Promise<LoginAnswer> {
    await this.limiter.admit(loginsOfAddress, credentials.email);
    let guessed = false;
    try {
      return await this.openSession(credentials);
    } catch (error) {
      guessed = error instanceof DomainError && error.code === 'BAD_CREDENTIALS';
      throw error;
    } finally {
      if (!guessed) await this.limiter.forgive(loginsOfAddress, credentials.email);
    }
  }

  private async openSession({ email, password }: LoginDto): Promise<LoginAnswer> {
    const account = await this.accounts.findOneBy({ email });
    const matches = await this.passwords.matches(account?.passwordHash, password);
    if (!account || !matches || !account.isActive) {
      throw new DomainError('BAD_CREDENTIALS', 'Invalid email or password.');
    }
    if (!account.isEmailVerified) {
      throw new DomainError('EMAIL_NOT_VERIFIED', accountWords.unverified);
    }
    account.lastLogin = new Date();
    await this.accounts.update(account.id, { lastLogin: account.lastLogin });
    return {
      success: true,
      token: this.tokens.issue(account),
      user: presentAccount(account),
      message: `Welcome back, ${account.firstName}!`,
    };
  }
}
