import type { EventMedia, EventView, MediaItem } from '@rover/contracts/events';
import { venue } from '@rover/venue/venue';
import { said, type Told } from '../../../http/told.js';

/** What an event is where nobody says otherwise (specification section 3). Its day and times are the event clock's to read. */
const unsaid: Omit<EventView, 'media'> = {
  ...venue.event,
  id: '',
  slug: '',
  title: '',
  eventDate: '',
  date: '',
  startTime: '',
  endTime: '',
  time: '',
  dayOfWeek: '',
  description: '',
  extendedDescription: '',
  registered: 0,
  socialImage: null,
  recurring: false,
  showCapacity: true,
  updatedAt: '',
};

/** An event of an answer, with the defaults of what the answer leaves open. */
export function readEvent({ media, ...told }: Told<EventView>): EventView {
  return {
    ...unsaid,
    ...(told.date && { eventDate: told.date }),
    ...said<typeof unsaid>(told),
    media: readMedia(media),
  };
}

function readMedia(told: Told<EventMedia> | null | undefined): EventMedia {
  const items = (list: Told<MediaItem[]> | null | undefined): MediaItem[] =>
    (list ?? []).map((item) => ({ url: '', caption: '', ...said<MediaItem>(item) }));
  return {
    images: items(told?.images),
    videos: items(told?.videos),
    voiceNotes: items(told?.voiceNotes),
    additionalContent: items(told?.additionalContent),
  };
}
