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
 * Somebody signs up: an account of a customer, which can be used once its address is verified. Until then it is nobody's:
 * whoever signs up with that address anew has names and password replaced, and the link that is mailed for these kills the
 * older one. Otherwise a stranger could sign up first, and keep the password of an account that the owner verifies.
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

  private async signUpAnew({ email, firstName, lastName }: RegisterDto, passwordHash: string): Promise<void> {
    const unverified = { email, isEmailVerified: false, isActive: true };
    const account = await this.dataSource.manager.findOneBy(Account, unverified);
    if (!account || !(await this.limiter.allows(verificationsOfAddress, email))) return;
    const { id } = account;
    await this.dataSource.transaction(async (manager) => {
      const differences = { firstName, lastName, passwordHash };
      const { affected } = await manager.update(Account, { id, ...unverified }, differences);
      if (affected) await this.links.send(manager, 'verify', { id, email, firstName });
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
