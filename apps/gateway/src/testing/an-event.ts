import { randomUUID } from 'node:crypto';
import type { EventView } from '@rover/contracts/events';
import { venue } from '@rover/venue/venue';

/** A session on a Saturday night in November, for specs to which the details do not matter. */
export function anEvent(event: Partial<EventView> = {}): EventView {
  return {
    id: randomUUID(),
    slug: 'trad-session',
    title: 'Trad Session',
    eventDate: '2026-11-28',
    date: '2026-11-28',
    startTime: '19:00',
    endTime: '02:00',
    time: '19:00 - 02:00',
    dayOfWeek: 'Saturday',
    location: venue.name,
    locationUrl: venue.event.locationUrl,
    description: 'Fiddle, flute and bodhrán in the corner.',
    extendedDescription: '',
    capacity: 100,
    registered: 0,
    price: 'Free Entry',
    image: venue.event.image,
    socialImage: null,
    recurring: false,
    showCapacity: false,
    updatedAt: '2026-11-21T19:00:00.000Z',
    media: { images: [], videos: [], voiceNotes: [], additionalContent: [] },
    ...event,
  };
}
