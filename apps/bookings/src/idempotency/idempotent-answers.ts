import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ErrorCode, FieldError } from '@rover/contracts/errors';
import { DomainError } from '@rover/platform/http/domain-error';
import { DataSource, type EntityManager } from 'typeorm';

interface Refusal {
  code: ErrorCode;
  message: string;
  errors: readonly FieldError[];
}

type Outcome<T> = { answer: T; refusal: null } | { answer: null; refusal: Refusal };

/** Says nothing about the request, only about us: the next try may fare better. */
const ourFault: readonly ErrorCode[] = ['UNAVAILABLE', 'INTERNAL'];

/** Remembers for a day what was answered under which Idempotency-Key, in the transaction of what was done. */
@Injectable()
export class IdempotentAnswers {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Does the work once for this key and body; afterwards answers, or refuses, as it did then.
   * @param work refuses by a DomainError, before it has written anything; any other failure is forgotten
   * @throws DomainError KEY_IN_USE while another request with the key is at work, KEY_REUSED for another body
   */
  async once<T extends object>(
    { scope, key }: { scope: string; key: string },
    body: object,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    const keyHash = sha256(`${scope}\n${key}`);
    const fingerprint = sha256(JSON.stringify(Object.entries(body).sort()));
    const { answer, refusal } = await this.dataSource.transaction(async (manager): Promise<Outcome<T>> => {
      await lockKey(manager, keyHash);
      const known = await recall<T>(manager, keyHash, fingerprint);
      if (known) return known;
      const outcome = await settle(work(manager));
      await manager.query(
        `INSERT INTO idempotent_answers (key_hash, fingerprint, answer, refusal) VALUES ($1, $2, $3, $4)
         ON CONFLICT (key_hash) DO UPDATE SET fingerprint = excluded.fingerprint, answer = excluded.answer,
           refusal = excluded.refusal, answered_at = excluded.answered_at`,
        [keyHash, fingerprint, outcome.answer, outcome.refusal],
      );
      return outcome;
    });
    if (refusal) throw new DomainError(refusal.code, refusal.message, { errors: refusal.errors });
    return answer;
  }
}

async function lockKey(manager: EntityManager, keyHash: Buffer): Promise<void> {
  const [lock]: { free: boolean }[] = await manager.query('SELECT pg_try_advisory_xact_lock($1) AS free', [
    keyHash.readBigInt64BE().toString(),
  ]);
  if (!lock?.free) throw new DomainError('KEY_IN_USE', 'This request is being worked on. Please wait a moment.');
}

async function recall<T>(
  manager: EntityManager,
  keyHash: Buffer,
  fingerprint: Buffer,
): Promise<Outcome<T> | undefined> {
  const [known]: (Outcome<T> & { fingerprint: Buffer })[] = await manager.query(
    `SELECT fingerprint, answer, refusal FROM idempotent_answers
     WHERE key_hash = $1 AND answered_at > now() - interval '24 hours'`,
    [keyHash],
  );
  if (known && !known.fingerprint.equals(fingerprint)) {
    throw new DomainError('KEY_REUSED', 'This Idempotency-Key belongs to another request.');
  }
  return known;
}

async function settle<T>(work: Promise<T>): Promise<Outcome<T>> {
  try {
    return { answer: await work, refusal: null };
  } catch (error) {
    if (!(error instanceof DomainError) || ourFault.includes(error.code)) throw error;
    const { code, message, errors } = error;
    return { answer: null, refusal: { code, message, errors } };
  }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
