import { once } from 'node:events';
import type { Channel } from 'amqplib';

/**
 * Closes a channel. Resolves when it is closed: because the broker confirms it, because its connection is closed, or
 * because it was closed already. The promise of amqplib's own close() never settles when the connection is lost before
 * the broker has answered.
 */
export async function closeChannel(channel: Channel): Promise<void> {
  await Promise.race([once(channel, 'close'), channel.close()]).catch(() => undefined);
}
