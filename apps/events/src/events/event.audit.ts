import { type Audited, recordChange } from '@rover/platform/audit/record-change';
import type { EntityManager } from 'typeorm';
import type { Event } from './event.entity.js';

/** What the audit keeps of an event. */
export const auditedEvent: Audited<Event> = {
  kind: 'event',
  id: ({ id }) => id,
  title: ({ title }) => title,
  shown: ['title', 'eventDate', 'startTime', 'endTime', 'location', 'capacity', 'price', 'recurring', 'showCapacity'],
  named: ['description', 'extendedDescription', 'image', 'socialImage', 'locationUrl'],
};

/** Records that the media of an event were changed. @param how in words: '3 added' */
export function recordMedia(manager: EntityManager, event: Event, how: string): Promise<void> {
  return recordChange(manager, 'updated', auditedEvent, event, [{ field: `media: ${how}` }]);
}
