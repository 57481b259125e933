import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { MailKind } from './mail.entity.js';

/**
 * How many mails of a kind one address gets about what happens within any one hour; whoever typed the address in may
 * not be its owner. Links of accounts are counted by auth, before it makes a link that would replace the one before.
 */
const hourlyLimits: Partial<Record<MailKind, number>> = { 'rsvp-confirmation': 3, 'vip-request': 10 };

const hour = 3_600_000;

/** A mail that may be one too many. */
interface Asked {
  kind: MailKind;
  recipient: string;
  /** By the clock of our own services' database, never of the caller. */
  saidAt: Date;
}

/**
 * Which of these mails may be sent; of several to one address, the first ones first. They are counted by when things
 * happened: after a day of outage, all messages of that day come within a second. Locks the addresses until the end of
 * the transaction, so that the answer stays true.
 */
export async function whichMayGo<M extends Asked>(manager: EntityManager, mails: readonly M[]): Promise<Set<M>> {
  const limited = mails.filter(({ kind }) => hourlyLimits[kind] !== undefined);
  const told = limited.length > 0 ? await toldAround(manager, limited) : new Map<string, number[]>();
  return new Set(
    mails.filter((mail) => {
      const limit = hourlyLimits[mail.kind];
      if (limit === undefined) return true;
      const times = [...(told.get(nameOf(mail)) ?? []), mail.saidAt.getTime()];
      if (isTooOften(times, mail.saidAt.getTime(), limit)) return false;
      told.set(nameOf(mail), times);
      return true;
    }),
  );
}

/** Whether more than `limit` of these times are within one hour, before or after `time`: older mails may come later. */
function isTooOften(times: readonly number[], time: number, limit: number): boolean {
  const near = times.filter((other) => Math.abs(other - time) < hour).sort((one, other) => one - other);
  return near.some((first, index) => (near[index + limit] ?? Infinity) - first < hour);
}

/**
 * When the recipients were sent such mails within an hour of these. Locks in one order, so that nobody deadlocks. Each
 * is looked up by itself (OFFSET): with statistics of a small table PostgreSQL would read all mails.
 */
async function toldAround(manager: EntityManager, mails: readonly Asked[]): Promise<Map<string, number[]>> {
  await manager.query('SELECT pg_advisory_xact_lock(key) FROM unnest($1::bigint[]) AS keys (key)', [
    [...new Set(mails.map((mail) => lockOf(nameOf(mail))))].sort(),
  ]);
  const told: { name: string; times: Date[] }[] = await manager.query(
    `SELECT asked.kind || ':' || asked.address AS name, array_agg(told.said_at) AS times
     FROM (
       SELECT kind, address, min(said_at) - interval '1 hour' AS since, max(said_at) + interval '1 hour' AS until
       FROM unnest($1::text[], $2::text[], $3::timestamptz[]) AS mail (kind, address, said_at)
       GROUP BY kind, address
     ) AS asked
     CROSS JOIN LATERAL (
       SELECT said_at FROM mails
       WHERE lower(recipient) = asked.address AND kind = asked.kind AND said_at > asked.since AND said_at < asked.until
         AND status <> 'suppressed'
       OFFSET 0
     ) AS told
     GROUP BY 1`,
    [
      mails.map(({ kind }) => kind),
      mails.map(({ recipient }) => recipient.toLowerCase()),
      mails.map(({ saidAt }) => saidAt.toISOString()),
    ],
  );
  return new Map(told.map(({ name, times }) => [name, times.map((time) => time.getTime())]));
}

/** The key by which mails are counted: no kind has a colon in it. */
function nameOf({ kind, recipient }: Asked): string {
  return `${kind}:${recipient.toLowerCase()}`;
}

/** A 64-bit number, as advisory locks want. */
function lockOf(name: string): string {
  return createHash('sha256').update(name).digest().readBigInt64BE().toString();
}
