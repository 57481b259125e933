import { Injectable } from '@nestjs/common';
import type { TokenClaims } from '@rover/contracts/auth';
import { deletedMarker, type UserUpdate } from '@rover/contracts/users';
import { recordChange, recordUpdate } from '@rover/platform/audit/record-change';
import { DomainError, notFound } from '@rover/platform/http/domain-error';
import { Outbox } from '@rover/platform/messaging/outbox';
import { demandChanges } from '@rover/platform/validation/demand-changes';
import { DataSource, type EntityManager } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { accessOf } from '../accounts/account.presenter.js';
import { activeAdmin, isActiveAdmin } from '../accounts/active-admin.js';
import { OneTimeTokens } from '../links/one-time-tokens.js';
import { auditedUser } from './user.audit.js';

/** Any number that no other advisory lock has. Changes of access take it, so that there is one at a time. */
const accessLock = 7_214_102;

type Actor = Pick<TokenClaims, 'sub' | 'ver'>;

/**
 * An admin changes what a user may do. Every change revokes the user's tokens. The one who acts must be an active admin
 * at that moment and cannot change their own access, so the pub always keeps one.
 */
@Injectable()
export class ChangeAccess {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tokens: OneTimeTokens,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @throws DomainError VALIDATION_FAILED when nothing was sent; NOT_FOUND; CONFLICT for a deleted user; FORBIDDEN for
   * oneself, and to those who are no admin any more
   */
  async change(id: string, changes: UserUpdate, actor: Actor): Promise<Account> {
    const { userType, isActive } = changes;
    demandChanges({ userType, isActive });
    return this.apply(id, actor, (account) => ({
      userType: userType ?? account.userType,
      isActive: isActive ?? account.isActive,
    }));
  }

  /**
   * Keeps the account, switched off, under an address that nobody can sign up with; its own address is free again.
   * @throws DomainError as change() does, but for VALIDATION_FAILED
   */
  async delete(id: string, actor: Actor): Promise<void> {
    await this.apply(id, actor, ({ email }) => ({ isActive: false, email: `${email}${deletedMarker}${Date.now()}` }));
  }

  private async apply(id: string, actor: Actor, changesOf: (account: Account) => Partial<Account>): Promise<Account> {
    const account = await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [accessLock]);
      await assertStillAdmin(manager, actor);
      const found = await manager.findOne(Account, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!found) throw notFound('user');
      if (found.email.includes(deletedMarker)) throw new DomainError('CONFLICT', 'This user is deleted.');
      const changes = changesOf(found);
      if (Object.entries(changes).every(([field, value]) => found[field as keyof Account] === value)) return found;
      const isLockedOut = isActiveAdmin(found) && !isActiveAdmin({ ...found, ...changes });
      if (isLockedOut && id === actor.sub) {
        throw new DomainError('FORBIDDEN', 'You cannot demote, deactivate or delete yourself.');
      }
      const before = { ...found };
      Object.assign(found, changes, { tokenVersion: found.tokenVersion + 1 });
      await manager.save(found);
      if (!found.isActive) await this.tokens.revoke(manager, id);
      await this.outbox.add(manager, 'user.access-changed', accessOf(found));
      if (changes.email === undefined) await recordUpdate(manager, auditedUser, before, found);
      else await recordChange(manager, 'deleted', auditedUser, before);
      return found;
    });
    this.outbox.wake();
    return account;
  }
}

/** Of two admins who demote each other at the same moment, the second is no admin any more when its lock is granted. */
async function assertStillAdmin(manager: EntityManager, { sub, ver }: Actor): Promise<void> {
  const isAdmin = await manager.existsBy(Account, { ...activeAdmin, id: sub, tokenVersion: ver });
  if (!isAdmin) throw new DomainError('FORBIDDEN', '');
}
