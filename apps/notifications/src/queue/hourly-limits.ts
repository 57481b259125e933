import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { MailKind } from './mail.entity.js';

/**
 * How many mails of a kind one address gets within any hour; whoever types it in may not be its owner. For the links of
 * accounts auth counts, before it makes a link that would kill the one before.
 */
const hourlyLimits: Partial<Record<MailKind, number>> = { 'rsvp-confirmation': 3, 'vip-request': 10 };

/** A mail that may be one too many. */
interface Asked {
  kind: MailKind;
  recipient: string;
}

/**
 * Which of these mails may go now, the first ones first where some of them are for one address. Holds back, until the end
 * of the transaction, everybody else who asks about one of the addresses, so that the answer stays true.
 */
export async function whichMayGo<M extends Asked>(manager: EntityManager, mails: readonly M[]): Promise<Set<M>> {
  const limited = mails.filter(({ kind }) => hourlyLimits[kind] !== undefined);
  const names = [...new Set(limited.map(nameOf))];
  const sent = names.length > 0 ? await countSent(manager, names) : new Map<string, number>();
  return new Set(
    mails.filter((mail) => {
      const limit = hourlyLimits[mail.kind];
      if (limit === undefined) return true;
      const count = sent.get(nameOf(mail)) ?? 0;
      sent.set(nameOf(mail), count + 1);
      return count < limit;
    }),
  );
}

/** Locks in one order, so that two who ask about the same addresses never deadlock. */
async function countSent(manager: EntityManager, names: readonly string[]): Promise<Map<string, number>> {
  await manager.query('SELECT pg_advisory_xact_lock(key) FROM unnest($1::bigint[]) AS keys (key)', [
    names.map(lockOf).sort(),
  ]);
  const sent: { name: string; count: number }[] = await manager.query(
    `SELECT asked.kind || ':' || asked.address AS name, count(*)::int AS count
     FROM unnest($1::text[], $2::text[]) AS asked (kind, address)
     JOIN mails ON lower(recipient) = asked.address AND mails.kind = asked.kind
     WHERE status <> 'suppressed' AND created_at > now() - interval '1 hour'
     GROUP BY 1`,
    [names.map((name) => name.slice(0, name.indexOf(':'))), names.map((name) => name.slice(name.indexOf(':') + 1))],
  );
  return new Map(sent.map(({ name, count }) => [name, count]));
}

/** By which mails are counted: no kind has a colon in it. */
function nameOf({ kind, recipient }: Asked): string {
  return `${kind}:${recipient.toLowerCase()}`;
}

/** A 64-bit number, as advisory locks want. */
function lockOf(name: string): string {
  return createHash('sha256').update(name).digest().readBigInt64BE().toString();
}
