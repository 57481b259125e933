import { once } from 'node:events';
import type { Channel } from 'amqplib';

/**
 * Closes a channel, and resolves when it is: at the broker's word, with its connection, or as it has been before. The
 * promise of amqplib's own close() stays open for ever where the connection is lost before the broker has answered.
 */
export async function closeChannel(channel: Channel): Promise<void> {
  await Promise.race([once(channel, 'close'), channel.close()]).catch(() => undefined);
}
