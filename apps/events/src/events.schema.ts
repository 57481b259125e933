import type { Schema } from '@rover/platform/database/data-source';
import {
  CreateIdempotentAnswers1764000000002,
  idempotencyExpiry,
} from '@rover/platform/idempotency/idempotency.migration';
import { messagingMigrations } from '@rover/platform/messaging/messaging.migration';
import { CancelledEvent } from './calendar/cancelled-event.entity.js';
import { CreateCancelledEvents1764000100000 } from './calendar/create-cancelled-events.migration.js';
import { AddDeletedAt1764000500000 } from './events/add-deleted-at.migration.js';
import { AddEditedAt1764000400000 } from './events/add-edited-at.migration.js';
import { CreateEvents1764000000000 } from './events/create-events.migration.js';
import { CreateSamplesGiven1764000600000 } from './events/create-samples-given.migration.js';
import { Event } from './events/event.entity.js';
import { EventSlug } from './events/event-slug.entity.js';
import { CreateEventMedia1764000200000 } from './media/create-event-media.migration.js';
import { EventMediaItem } from './media/event-media.entity.js';
import { CreateEventUploads1764000300000 } from './uploads/create-event-uploads.migration.js';

export const eventsSchema: Schema = {
  name: 'events',
  entities: [Event, EventSlug, CancelledEvent, EventMediaItem],
  migrations: [
    ...messagingMigrations,
    CreateEvents1764000000000,
    CreateIdempotentAnswers1764000000002,
    CreateCancelledEvents1764000100000,
    CreateEventMedia1764000200000,
    CreateEventUploads1764000300000,
    AddEditedAt1764000400000,
    AddDeletedAt1764000500000,
    CreateSamplesGiven1764000600000,
  ],
  expiries: [{ table: 'cancelled_events', column: 'cancelled_at', age: '90 days' }, idempotencyExpiry],
};
