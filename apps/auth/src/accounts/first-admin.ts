import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AUTH_CONFIG, type AuthConfig } from '../auth.config.js';
import { Passwords } from '../passwords/passwords.js';
import { Account } from './account.entity.js';
import { activeAdmin } from './active-admin.js';

/** Any number that no other advisory lock has. */
const firstAdminLock = 7_214_101;

/** Gives a pub without an active admin its first one, from ADMIN_EMAIL and ADMIN_PASSWORD. */
@Injectable()
export class FirstAdmin implements OnModuleInit {
  /** Whether this start made the account. */
  created = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
  ) {}

  async onModuleInit(): Promise<void> {
    if (await this.oldest()) return;
    const email = this.config.ADMIN_EMAIL.toLowerCase();
    const passwordHash = await this.passwords.hash(this.config.ADMIN_PASSWORD);
    this.created = await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [firstAdminLock]);
      if (await manager.existsBy(Account, activeAdmin)) return false;
      const admin = { ...activeAdmin, firstName: 'Publican', lastName: 'of the house', passwordHash };
      await manager.upsert(Account, { ...admin, email, isEmailVerified: true }, ['email']);
      return true;
    });
  }

  /** The oldest account of those that may act as an admin: as a rule that of whoever opened the pub. */
  oldest(): Promise<Account | null> {
    return this.dataSource.manager.findOne(Account, { where: activeAdmin, order: { createdAt: 'ASC' } });
  }

  /** Whether the oldest admin logs in with this password. */
  async opensWith(password: string): Promise<boolean> {
    return this.passwords.matches((await this.oldest())?.passwordHash, password);
  }
}
