import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ErrorCode, FieldError } from '@rover/contracts/errors';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../http/domain-error.js';

/** A request that may be repeated. */
interface RepeatableRequest {
  /** The same key in another scope is another key. */
  scope: string;
  /** Its Idempotency-Key; undefined when it has none and is not remembered. */
  key: string | undefined;
  body: object;
}

/** What became of a request. */
export type Outcome<T> = { answer: T } | { refusal: DomainError };

interface StoredRefusal {
  code: ErrorCode;
  message: string;
  errors: readonly FieldError[];
}

/** A row of idempotent_answers; either `answer` or `refusal` is null. */
interface Remembered<T> {
  keyHash: Buffer;
  fingerprint: Buffer;
  answer: T | null;
  refusal: StoredRefusal | null;
}

/** Failures that are ours, not the request's: they are not remembered, since the next try may succeed. */
const ourFault: readonly ErrorCode[] = ['UNAVAILABLE', 'INTERNAL'];

/** Remembers for a day what was answered under which Idempotency-Key, in the transaction of what was done. */
@Injectable()
export class IdempotentAnswers {
  constructor(private readonly dataSource: DataSource) {}

  /** What became of a request already; undefined of one that is still to be done, by `once`. */
  known<T extends object>(request: RepeatableRequest): Promise<Outcome<T> | undefined> {
    return this.dataSource.transaction(async (manager) => (await recallEach<T>(manager, [markOf(request)]))[0]);
  }

  /**
   * Does the work once for this key and body; afterwards answers, or refuses, as it did then.
   * @param work refuses by a DomainError, before it has written anything; any other failure is forgotten
   * @throws DomainError KEY_IN_USE while another request with the key is at work, KEY_REUSED for another body
   */
  async once<T extends object>(request: RepeatableRequest, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const [outcome] = await this.onceEach([request], async (manager) => [await settled(work(manager))]);
    return opened(outcome);
  }

  /**
   * As `once`, for requests that are answered in one transaction; no two of them have the same key.
   * @param work is given the indices of those that are not answered yet; those whose outcome it leaves undefined are
   * not remembered, and when it throws, all of them fail
   */
  onceEach<T extends object>(
    requests: readonly RepeatableRequest[],
    work: (manager: EntityManager, open: readonly number[]) => Promise<readonly (Outcome<T> | undefined)[]>,
  ): Promise<readonly (Outcome<T> | undefined)[]> {
    const marks = requests.map(markOf);
    return this.dataSource.transaction(async (manager) => {
      const outcomes = await recallEach<T>(manager, marks);
      const open = [...outcomes.keys()].filter((index) => outcomes[index] === undefined);
      const done = open.length > 0 ? await work(manager, open) : [];
      await rememberEach(
        manager,
        open.map((index) => marks[index]),
        done,
      );
      for (const [turn, index] of open.entries()) outcomes[index] = done[turn];
      return outcomes;
    });
  }
}

/** @throws DomainError when it was refused; Error when nothing became of it */
export function opened<T>(outcome: Outcome<T> | undefined): T {
  if (!outcome) throw new Error('A request was left without an outcome.');
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.answer;
}

interface Mark {
  keyHash: Buffer;
  fingerprint: Buffer;
}

function markOf({ scope, key, body }: RepeatableRequest): Mark | undefined {
  if (key === undefined) return undefined;
  return { keyHash: sha256(`${scope}\n${key}`), fingerprint: sha256(JSON.stringify(Object.entries(body).sort())) };
}

/**
 * The known outcome of each request; undefined for those that are still to be done. `answered_at + interval` keeps
 * PostgreSQL from using the index by time: with statistics of a quiet day it expects fewer rows in the whole evening
 * than under the many keys.
 */
async function recallEach<T>(
  manager: EntityManager,
  marks: readonly (Mark | undefined)[],
): Promise<(Outcome<T> | undefined)[]> {
  const keyed = marks.filter((mark) => mark !== undefined);
  if (keyed.length === 0) return marks.map(() => undefined);
  const locks: { free: boolean }[] = await manager.query(
    'SELECT pg_try_advisory_xact_lock(key) AS free FROM unnest($1::bigint[]) WITH ORDINALITY AS keys (key, turn) ORDER BY turn',
    [keyed.map(({ keyHash }) => keyHash.readBigInt64BE().toString())],
  );
  const remembered: Remembered<T>[] = await manager.query(
    `SELECT key_hash AS "keyHash", fingerprint, answer, refusal FROM idempotent_answers
     WHERE key_hash = ANY($1::bytea[]) AND answered_at + interval '24 hours' > now()`,
    [keyed.map(({ keyHash }) => keyHash)],
  );
  return marks.map((mark) => {
    if (!mark) return undefined;
    if (!locks[keyed.indexOf(mark)]?.free) return { refusal: keyInUse() };
    const known = remembered.find(({ keyHash }) => keyHash.equals(mark.keyHash));
    return known && outcomeOf(known, mark);
  });
}

function outcomeOf<T>({ fingerprint, answer, refusal }: Remembered<T>, mark: Mark): Outcome<T> {
  if (!fingerprint.equals(mark.fingerprint)) {
    return { refusal: new DomainError('KEY_REUSED', 'This Idempotency-Key belongs to another request.') };
  }
  if (refusal) return { refusal: new DomainError(refusal.code, refusal.message, { errors: refusal.errors }) };
  return { answer: answer as T };
}

export function keyInUse(): DomainError {
  return new DomainError('KEY_IN_USE', 'This request is being worked on. Please wait a moment.');
}

async function rememberEach<T>(
  manager: EntityManager,
  marks: readonly (Mark | undefined)[],
  outcomes: readonly (Outcome<T> | undefined)[],
): Promise<void> {
  const rows = marks.flatMap((mark, turn) => {
    const outcome = outcomes[turn];
    return mark && outcome ? [{ ...mark, ...stored(outcome) }] : [];
  });
  if (rows.length === 0) return;
  await manager.query(
    `INSERT INTO idempotent_answers (key_hash, fingerprint, answer, refusal)
     SELECT key_hash, fingerprint, answer::json, refusal::json
     FROM unnest($1::bytea[], $2::bytea[], $3::text[], $4::text[]) AS told (key_hash, fingerprint, answer, refusal)
     ON CONFLICT (key_hash) DO UPDATE SET fingerprint = excluded.fingerprint, answer = excluded.answer,
       refusal = excluded.refusal, answered_at = excluded.answered_at`,
    [
      rows.map(({ keyHash }) => keyHash),
      rows.map(({ fingerprint }) => fingerprint),
      rows.map(({ answer }) => answer),
      rows.map(({ refusal }) => refusal),
    ],
  );
}

function stored<T>(outcome: Outcome<T>): { answer: string | null; refusal: string | null } {
  if ('answer' in outcome) return { answer: JSON.stringify(outcome.answer), refusal: null };
  const { code, message, errors } = outcome.refusal;
  return { answer: null, refusal: JSON.stringify({ code, message, errors } satisfies StoredRefusal) };
}

async function settled<T>(work: Promise<T>): Promise<Outcome<T>> {
  try {
    return { answer: await work };
  } catch (error) {
    if (!(error instanceof DomainError) || ourFault.includes(error.code)) throw error;
    return { refusal: error };
  }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
