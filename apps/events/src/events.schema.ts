import type { Schema } from '@rover/platform/database/migrations';
import { CreateMessaging1700000000000 } from '@rover/platform/messaging/messaging.migration';
import { CreateEvents1764000000000 } from './events/create-events.migration.js';
import { Event } from './events/event.entity.js';
import { EventSlug } from './events/event-slug.entity.js';

export const eventsSchema: Schema = {
  name: 'events',
  entities: [Event, EventSlug],
  migrations: [CreateMessaging1700000000000, CreateEvents1764000000000],
};
