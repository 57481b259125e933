import type { EventMedia, EventView, MediaItem } from '@rover/contracts/events';
import { venue } from '@rover/venue/venue';
import { type DeepNullable, withoutNulls } from '../../../http/partial-response.js';

/** Values of the fields that an answer leaves out. The event clock reads day and times. */
const defaults: Omit<EventView, 'media'> = {
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
export function readEvent({ media, ...answer }: DeepNullable<EventView>): EventView {
  return {
    ...defaults,
    ...(answer.date && { eventDate: answer.date }),
    ...withoutNulls<typeof defaults>(answer),
    media: readMedia(media),
  };
}

function readMedia(answer: DeepNullable<EventMedia> | null | undefined): EventMedia {
  const items = (list: DeepNullable<MediaItem[]> | null | undefined): MediaItem[] =>
    (Array.isArray(list) ? list : []).map((item) => ({ url: '', caption: '', ...withoutNulls<MediaItem>(item) }));
  return {
    images: items(answer?.images),
    videos: items(answer?.videos),
    voiceNotes: items(answer?.voiceNotes),
    additionalContent: items(answer?.additionalContent),
  };
}
