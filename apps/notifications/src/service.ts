import type { Service } from '@rover/platform/run/service';
import { type NotificationsConfig, notificationsVariables } from './notifications.config.js';
import { NotificationsModule } from './notifications.module.js';
import { notificationsSchema } from './notifications.schema.js';
import type { MailSender } from './senders/mail-sender.js';
import { senderOf } from './senders/sender-of.js';

/** Mail, from messages only: its routes are those for mails that failed. */
export const notifications = notificationsThrough(senderOf);

/** The same, with mails sent in another way. */
export function notificationsThrough(
  toSender: (config: NotificationsConfig) => MailSender,
): Service<typeof notificationsVariables> {
  return {
    name: 'notifications',
    variables: notificationsVariables,
    bodies: { jsonUpTo: 1024 },
    schema: notificationsSchema,
    module: (config) => NotificationsModule.register(config, toSender(config)),
  };
}
