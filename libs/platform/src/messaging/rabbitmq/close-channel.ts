import { once } from 'node:events';
import type { Channel } from 'amqplib';
import pTimeout from 'p-timeout';

const closesWithin = 5_000;

/**
 * Closes a channel. Resolves when it is closed: because the broker confirms it, because its connection is closed, or
 * because it was closed already; after five seconds in any case. The promise of amqplib's own close() never settles
 * when the connection is lost before the broker has answered.
 */
export async function closeChannel(channel: Channel): Promise<void> {
  const closed = Promise.race([once(channel, 'close'), channel.close()]).catch(() => undefined);
  await pTimeout(closed, { milliseconds: closesWithin, message: false });
}
