import type { EventMedia, EventView, MediaItem } from '@rover/contracts/events';
import { venue } from '@rover/venue/venue';
import { type DeepNullable, withoutNulls } from '../../../http/partial-response.js';

/** Values of the fields that an answer leaves out. The event clock reads day and times. */
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

/** The events of an answer, without entries that are none. @throws an error in words for the reader */
export function readEvents(answer: unknown): EventView[] {
  if (!Array.isArray(answer)) throw new Error('Invalid events data format');
  return answer.filter((event) => event instanceof Object).map(readEvent);
}

/** An event of an answer, with defaults for the fields that are missing. */
export function readEvent({ media, ...told }: DeepNullable<EventView>): EventView {
  return {
    ...unsaid,
    ...(told.date && { eventDate: told.date }),
    ...withoutNulls<typeof unsaid>(told),
    media: readMedia(media),
  };
}

function readMedia(told: DeepNullable<EventMedia> | null | undefined): EventMedia {
  const items = (list: DeepNullable<MediaItem[]> | null | undefined): MediaItem[] =>
    (Array.isArray(list) ? list : []).map((item) => ({ url: '', caption: '', ...withoutNulls<MediaItem>(item) }));
  return {
    images: items(told?.images),
    videos: items(told?.videos),
    voiceNotes: items(told?.voiceNotes),
    additionalContent: items(told?.additionalContent),
  };
}
