import type { EventInput } from '@rover/contracts/events';
import { type Audited, recordChange } from '@rover/platform/audit/record-change';
import type { EntityManager } from 'typeorm';
import type { Event } from './event.entity.js';

/** How changes of events are recorded. */
export const auditedEvent: Audited<Event, Exclude<keyof EventInput, 'date' | 'time' | 'dayOfWeek'>> = {
  kind: 'event',
  id: ({ id }) => id,
  title: ({ title }) => title,
  fields: {
    title: 'shown',
    eventDate: 'shown',
    startTime: 'shown',
    endTime: 'shown',
    location: 'shown',
    capacity: 'shown',
    price: 'shown',
    recurring: 'shown',
    showCapacity: 'shown',
    description: 'named',
    extendedDescription: 'named',
    image: 'named',
    socialImage: 'named',
    locationUrl: 'named',
  },
};

/** Records that the media of an event were changed. @param how in words: '3 added' */
export function recordMedia(manager: EntityManager, event: Event, how: string): Promise<void> {
  return recordChange(manager, 'updated', auditedEvent, event, [{ field: `media: ${how}` }]);
}
