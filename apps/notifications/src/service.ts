import type { Service } from '@rover/platform/run/service';
import { notificationsVariables } from './notifications.config.js';
import { NotificationsModule } from './notifications.module.js';
import { notificationsSchema } from './notifications.schema.js';

/** Mail, from messages only: its routes are those for mails that failed. */
export const notifications: Service<typeof notificationsVariables> = {
  name: 'notifications',
  variables: notificationsVariables,
  bodies: { jsonUpTo: 1024 },
  schema: notificationsSchema,
  module: (config) => NotificationsModule.register(config),
};
