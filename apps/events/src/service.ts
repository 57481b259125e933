import type { Service } from '@rover/platform/run/service';
import { eventsVariables } from './events.config.js';
import { EventsModule } from './events.module.js';
import { eventsSchema } from './events.schema.js';

/** Events, their media lists, the calendar. */
export const events: Service<typeof eventsVariables> = {
  name: 'events',
  variables: eventsVariables,
  bodies: { jsonUpTo: 256 * 1024 },
  schema: eventsSchema,
  module: (config, parts) => EventsModule.register(config, parts),
};
