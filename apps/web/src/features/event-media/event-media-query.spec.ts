import { QueryClient } from '@tanstack/react-query';
import { readEvent } from '../events/api/read-event.js';
import { allEventsQuery } from '../events/event-queries.js';
import { eventMediaQuery, keepEventMedia, type PartialEventMedia } from './event-media-query.js';

const event = readEvent({ id: '1', slug: 'quiz', title: 'Quiz', media: { images: [{ url: '/a.jpg' }] } });
const other = readEvent({ id: '2', slug: 'reels' });
const media = { ...event.media, images: [{ url: '/b.jpg', caption: '' }] };

describe('what a change of media is answered with', () => {
  it.each<[string, PartialEventMedia, object]>([
    ['the lists', { media }, { ...event, media }],
    ['an event with the lists', { event: { media } }, { ...event, media }],
    [
      'an event that is another by now',
      { event: { title: 'Quiz Night', media } },
      { ...event, title: 'Quiz Night', media },
    ],
    ['nothing', {}, event],
  ])('is %s', (_, answer, shown) => {
    const client = new QueryClient();
    client.setQueryData(eventMediaQuery(event).queryKey, event);
    client.setQueryData(allEventsQuery.queryKey, [other, event]);
    keepEventMedia(client, event.id, answer);
    expect(client.getQueryData(eventMediaQuery(event).queryKey)).toEqual(shown);
    expect(client.getQueryData(allEventsQuery.queryKey)).toEqual([other, shown]);
    client.clear();
  });
});
