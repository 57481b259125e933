import { Injectable } from '@nestjs/common';
import type { RegisterAnswer } from '@rover/contracts/auth';
import { RateLimiter } from '@rover/platform/limits/rate-limiter';
import { Outbox } from '@rover/platform/messaging/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { verificationsOfAddress } from '../auth.limits.js';
import { MailedLinks } from '../links/mailed-links.js';
import { Passwords } from '../passwords/passwords.js';
import { Account } from './account.entity.js';
import type { RegisterDto } from './register.dto.js';

/**
 * Somebody signs up: this makes an account of a customer, which can be used once its address is verified. Until then
 * signing up with the same address again replaces names and password, and the new link that is mailed makes the older
 * one invalid. Otherwise a stranger could sign up first, and keep the password of an account that the owner of the
 * address verifies later.
 */
@Injectable()
export class Register {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
    private readonly links: MailedLinks,
    private readonly limiter: RateLimiter,
    private readonly outbox: Outbox,
  ) {}

  async register(form: RegisterDto): Promise<RegisterAnswer> {
    const { email } = form;
    const passwordHash = await this.passwords.hash(form.password);
    const isNew = await this.dataSource.transaction((manager) => this.open(manager, form, passwordHash));
    if (!isNew) {
      await this.signUpAnew(form, passwordHash);
      return alreadyThere(email);
    }
    this.outbox.wake();
    return { success: true, email, message: 'Almost there. Please check your email for the verification link.' };
  }

  /** @returns false when this address has an account */
  private async open(
    manager: EntityManager,
    { email, firstName, lastName }: RegisterDto,
    passwordHash: string,
  ): Promise<boolean> {
    const opened: { id: string }[] = await manager.query(
      `INSERT INTO accounts (email, first_name, last_name, password_hash, user_type)
       VALUES ($1, $2, $3, $4, 'customer') ON CONFLICT (email) DO NOTHING RETURNING id`,
      [email, firstName, lastName, passwordHash],
    );
    for (const { id } of opened) await this.links.send(manager, 'verify', { id, email, firstName });
    return opened.length > 0;
  }

  /** Replaces nothing in the account of an admin, who may be unverified too, after being promoted. */
  private async signUpAnew({ email, firstName, lastName }: RegisterDto, passwordHash: string): Promise<void> {
    const unverified = { email, isEmailVerified: false, isActive: true };
    if (!(await this.dataSource.manager.existsBy(Account, unverified))) return;
    if (!(await this.limiter.allows(verificationsOfAddress, email))) return;
    await this.dataSource.transaction(async (manager) => {
      // Locked as a promotion locks it: while this waits for the lock, the customer may become an admin.
      const account = await manager.findOne(Account, { where: unverified, lock: { mode: 'pessimistic_write' } });
      if (!account) return;
      if (account.userType === 'customer') {
        await manager.save(Object.assign(account, { firstName, lastName, passwordHash }));
      }
      await this.links.send(manager, 'verify', account);
    });
    this.outbox.wake();
  }
}

function alreadyThere(email: string): RegisterAnswer {
  return {
    success: false,
    userExists: true,
    email,
    message: 'An account with this email already exists. Please sign in.',
  };
}
