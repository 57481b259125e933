import multipart from '@fastify/multipart';
import { bodyBytes } from '@rover/contracts/body-bytes';
import { limits } from '@rover/contracts/limits';
import type { Service } from '@rover/platform/run/service';
import { eventsVariables } from './events.config.js';
import { EventsModule } from './events.module.js';
import { eventsSchema } from './events.schema.js';

/** Events, their media lists, the calendar. */
export const events: Service<typeof eventsVariables> = {
  name: 'events',
  variables: eventsVariables,
  bodies: { jsonUpTo: bodyBytes.event },
  arrivesWithin: limits.media.uploadWithin,
  schema: eventsSchema,
  module: (config) => EventsModule.register(config),
  prepare: async (app) => {
    // Limits are set where the forms are read.
    await app.getHttpAdapter().getInstance().register(multipart, { throwFileSizeLimit: false });
  },
};
