import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { limits } from '@rover/contracts/limits';
import type { MailedLinkKind } from '@rover/contracts/messages';
import { DomainError } from '@rover/platform/http/domain-error';
import { DataSource, type EntityManager } from 'typeorm';
import { Account } from '../accounts/account.entity.js';

interface TokenRow {
  isUsed: boolean;
  isFresh: boolean;
}

const notValid = 'This link is not valid. It may have been used already, or replaced by a newer one.';
const expired = 'This link has expired. Please request a new one.';

/**
 * The secrets of mailed links: each is of one kind, and can be used once, within a time. Only their hashes are kept.
 */
@Injectable()
export class OneTimeTokens {
  constructor(private readonly dataSource: DataSource) {}

  /** Makes a token; an older one of the same account and kind is invalid from now on. */
  async issue(manager: EntityManager, kind: MailedLinkKind, accountId: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await manager.query(
      `INSERT INTO one_time_tokens (account_id, kind, hash, expires_at)
       VALUES ($1, $2, $3, now() + $4 * interval '1 minute')
       ON CONFLICT (account_id, kind) DO UPDATE
         SET hash = excluded.hash, expires_at = excluded.expires_at, is_used = false`,
      [accountId, kind, hashOf(token), limits.mailedLink[kind]],
    );
    return token;
  }

  /** Whether the token could be used now. @throws DomainError TOKEN_USED, TOKEN_INVALID when not */
  async check(kind: MailedLinkKind, token: string): Promise<void> {
    const refusal = await this.refusalOf(this.dataSource, kind, token);
    if (refusal) throw refusal;
  }

  /**
   * Uses the token up, if the transaction of `manager` is committed. Of many who use it at once, one succeeds. The
   * account is locked before its token, as in changes of an account's access, so that the two cannot deadlock.
   * @returns the account it was made for, locked
   * @throws DomainError TOKEN_USED when it was used; TOKEN_INVALID when it is expired, replaced, of another kind, or
   * never was
   */
  async use(manager: EntityManager, kind: MailedLinkKind, token: string): Promise<Account> {
    const hash = hashOf(token);
    const account = await manager
      .createQueryBuilder(Account, 'account')
      .where('account.id = (SELECT account_id FROM one_time_tokens WHERE hash = :hash AND kind = :kind)', {
        hash,
        kind,
      })
      .andWhere('account.isActive')
      .setLock('pessimistic_write')
      .getOne();
    if (account && (await this.useUp(manager, kind, hash))) return account;
    throw (await this.refusalOf(manager, kind, token)) ?? new DomainError('TOKEN_INVALID', notValid);
  }

  /**
   * @returns false when it cannot be used any more: it may have been used while this waited for the lock on the account
   */
  private async useUp(manager: EntityManager, kind: MailedLinkKind, hash: Buffer): Promise<boolean> {
    const [, used]: [unknown, number] = await manager.query(
      `UPDATE one_time_tokens SET is_used = true
       WHERE hash = $1 AND kind = $2 AND expires_at > now() AND NOT is_used`,
      [hash, kind],
    );
    return used > 0;
  }

  /** Makes all links that were mailed to this account's owner invalid. */
  async revoke(manager: EntityManager, accountId: string): Promise<void> {
    await manager.query('DELETE FROM one_time_tokens WHERE account_id = $1', [accountId]);
  }

  /** Why a token cannot be used; null when it can. A token that a newer one has replaced is not known any more. */
  private async refusalOf(
    database: Pick<EntityManager, 'query'>,
    kind: MailedLinkKind,
    token: string,
  ): Promise<DomainError | null> {
    const [row]: TokenRow[] = await database.query(
      `SELECT is_used AS "isUsed", expires_at > now() AS "isFresh" FROM one_time_tokens WHERE hash = $1 AND kind = $2`,
      [hashOf(token), kind],
    );
    if (!row) return new DomainError('TOKEN_INVALID', notValid);
    if (row.isUsed) return new DomainError('TOKEN_USED', notValid);
    return row.isFresh ? null : new DomainError('TOKEN_INVALID', expired);
  }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
