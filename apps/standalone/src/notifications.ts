import { createRequire } from 'node:module';
import { ThreadedSender } from '@rover/notifications/senders/threaded.sender';
import { notificationsThrough } from '@rover/notifications/service';

/** Not in the bundle, of which a thread would have to load all. */
const program = createRequire(import.meta.url).resolve('@rover/notifications/senders/sender.thread');

/**
 * Notifications as part of a process of all services. Alone in a process it needs no thread beside the one it has.
 */
export const notifications = notificationsThrough((config) => new ThreadedSender(config, program));
