import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { Algorithm, hash, type Options, verify } from '@node-rs/argon2';
import { limits } from '@rover/contracts/limits';
import { DomainError } from '@rover/platform/http/domain-error';
import pLimit from 'p-limit';

/** OWASP's figures for argon2id: 19 MiB, two passes, one lane. */
const cost: Options = { algorithm: Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Leaves one core to all other requests; four hashes take every thread of Node's pool. */
const atOnce = Math.max(1, Math.min(4, availableParallelism() - 1));
/**
 * At 75 ms a hash nobody waits longer than two and a half seconds; and fewer may wait than the gateway has connections
 * to auth, so that a refusal reaches it at once.
 */
const waitingAtMost = Math.min(50, 30 * atOnce);

/** Hashes and checks passwords, off the main thread, a few at a time. */
@Injectable()
export class Passwords {
  private readonly limit = pLimit(atOnce);
  private readonly nobodys = this.hash('the password of nobody');

  /** @throws DomainError UNAVAILABLE when too many wait */
  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, cost));
  }

  /**
   * Where there is no account, checks against a hash of no account, so that the time taken tells nothing.
   * @throws DomainError UNAVAILABLE when too many wait
   */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    const against = passwordHash ?? (await this.nobodys);
    const given = password.length <= limits.password.max ? password : '';
    const same = await this.inTurn(() => verify(against, given));
    return same && passwordHash !== undefined;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.limit.pendingCount >= waitingAtMost) {
      throw new DomainError('UNAVAILABLE', 'Many people are logging in right now. Please try again in a moment.');
    }
    return this.limit(work);
  }
}
