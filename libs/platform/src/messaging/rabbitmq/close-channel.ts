import { once } from 'node:events';
import type { Channel } from 'amqplib';
import pTimeout from 'p-timeout';

const closesWithin = 5_000;

/**
 * Closes a channel. Resolves when it is closed: because the broker confirms it, because its connection is closed, or
 * because it was closed already. The promise of amqplib's own close() never settles when the connection is lost before
 * the broker has answered.
 * @returns false when the broker has not answered for five seconds
 */
export async function closeChannel(channel: Channel): Promise<boolean> {
  const closed = Promise.race([once(channel, 'close'), channel.close()]).then(
    () => true,
    () => true,
  );
  return pTimeout(closed, { milliseconds: closesWithin, fallback: () => false });
}
