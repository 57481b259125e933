import { setTimeout } from 'node:timers/promises';

const left = `
  SELECT (SELECT count(*) FROM bookings.outbox)
       + (SELECT count(*) FROM notifications.mails WHERE status IN ('queued', 'sending'))`;

/** Waits until every message of bookings is delivered and every mail is sent. */
export async function untilDelivered(pub) {
  while (Number((await pub.query(left))[0]) > 0) await setTimeout(100);
}
