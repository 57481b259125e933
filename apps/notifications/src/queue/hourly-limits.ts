import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { MailKind } from './mail.entity.js';

/**
 * How many mails of a kind one address gets within any hour; whoever types it in may not be its owner. For the links of
 * accounts auth counts, before it makes a link that would kill the one before.
 */
const hourlyLimits: Partial<Record<MailKind, number>> = { 'rsvp-confirmation': 3, 'vip-request': 3 };

/**
 * Whether this address may get another mail of this kind now. Holds back, until the end of the transaction, everybody
 * else who asks about the same address, so that the answer stays true.
 */
export async function mayGetAnother(manager: EntityManager, kind: MailKind, recipient: string): Promise<boolean> {
  const limit = hourlyLimits[kind];
  if (limit === undefined) return true;
  const address = recipient.toLowerCase();
  await manager.query('SELECT pg_advisory_xact_lock($1)', [lockOf(`${kind}:${address}`)]);
  const [{ sent }]: [{ sent: number }] = await manager.query(
    `SELECT count(*)::int AS sent FROM mails
     WHERE lower(recipient) = $1 AND kind = $2 AND status <> 'suppressed' AND created_at > now() - interval '1 hour'`,
    [address, kind],
  );
  return sent < limit;
}

/** A 64-bit number, as advisory locks want. */
function lockOf(name: string): string {
  return createHash('sha256').update(name).digest().readBigInt64BE().toString();
}
