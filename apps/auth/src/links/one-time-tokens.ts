import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { limits } from '@rover/contracts/limits';
import type { MailedLinkKind } from '@rover/contracts/messages';
import { DomainError } from '@rover/platform/http/domain-error';
import { DataSource, type EntityManager } from 'typeorm';

interface TokenRow {
  accountId: string;
  isFresh: boolean;
}

/** The secrets of mailed links: each of one kind, good for one use, for a time. Only their hashes are kept. */
@Injectable()
export class OneTimeTokens {
  constructor(private readonly dataSource: DataSource) {}

  /** Makes a token; an older one of the same account and kind is dead from now on. */
  async issue(manager: EntityManager, kind: MailedLinkKind, accountId: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await manager.query(
      `INSERT INTO one_time_tokens (account_id, kind, hash, expires_at)
       VALUES ($1, $2, $3, now() + $4 * interval '1 minute')
       ON CONFLICT (account_id, kind) DO UPDATE SET hash = excluded.hash, expires_at = excluded.expires_at`,
      [accountId, kind, hashOf(token), limits.mailedLink[kind]],
    );
    return token;
  }

  /** Whether the token could be used now. @throws DomainError TOKEN_INVALID when not */
  async check(kind: MailedLinkKind, token: string): Promise<void> {
    const rows: TokenRow[] = await this.dataSource.query(
      `SELECT account_id AS "accountId", expires_at > now() AS "isFresh"
       FROM one_time_tokens WHERE hash = $1 AND kind = $2`,
      [hashOf(token), kind],
    );
    ownerOf(rows);
  }

  /**
   * Uses the token up, if the transaction of `manager` is committed. Of many who use it at once, one succeeds.
   * @returns the id of the account it was made for
   * @throws DomainError TOKEN_INVALID when it is expired, used, replaced, of another kind, or never was
   */
  async use(manager: EntityManager, kind: MailedLinkKind, token: string): Promise<string> {
    const rows: TokenRow[] = await manager.query(
      `WITH used AS (
         DELETE FROM one_time_tokens WHERE hash = $1 AND kind = $2 AND expires_at > now() RETURNING account_id
       )
       SELECT account_id AS "accountId", true AS "isFresh" FROM used
       UNION ALL
       SELECT account_id, false FROM one_time_tokens WHERE hash = $1 AND kind = $2 AND expires_at <= now()`,
      [hashOf(token), kind],
    );
    return ownerOf(rows);
  }

  /** No link that was mailed to this account's owner opens anything any more. */
  async revoke(manager: EntityManager, accountId: string): Promise<void> {
    await manager.query('DELETE FROM one_time_tokens WHERE account_id = $1', [accountId]);
  }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function ownerOf([row]: TokenRow[]): string {
  if (!row) {
    throw new DomainError(
      'TOKEN_INVALID',
      'This link is not valid. It may have been used already, or replaced by a newer one.',
    );
  }
  if (!row.isFresh) throw new DomainError('TOKEN_INVALID', 'This link has expired. Please request a new one.');
  return row.accountId;
}
