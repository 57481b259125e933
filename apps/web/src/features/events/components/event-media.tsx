import type { EventView } from '@rover/contracts/events';
import { mediaByKind } from '@rover/contracts/media-kind';
import { type ReactNode, useMemo } from 'react';
import { MediaPlayer } from './media-player.js';
import { PhotoWall } from './photo-wall.js';

/** The photos, videos and recordings of an event. */
export function EventMediaSection({ event: { title, media } }: { event: EventView }) {
  const { image, video, audio } = useMemo(() => mediaByKind(media), [media]);
  return (
    <section aria-labelledby="event-media" className="flex min-w-0 flex-col gap-8">
      <h2 id="event-media" className="text-h2">
        Event Media
      </h2>
      {image.length > 0 && (
        <Kind title="Photos">
          <PhotoWall photos={image} eventTitle={title} />
        </Kind>
      )}
      {video.length > 0 && (
        <Kind title="Videos">
          <ul className="grid gap-6 sm:grid-cols-2">
            {video.map((item, index) => (
              <li key={item.url} className="min-w-0">
                <MediaPlayer
                  kind="video"
                  item={item}
                  name={`Video ${index + 1} of ${title}`}
                  eager={index < readAtOnce}
                />
              </li>
            ))}
          </ul>
        </Kind>
      )}
      {audio.length > 0 && (
        <Kind title="Audio">
          <ul className="flex flex-col gap-5">
            {audio.map((item, index) => (
              <li key={item.url} className="min-w-0">
                <MediaPlayer
                  kind="audio"
                  item={item}
                  name={`Recording ${index + 1} of ${title}`}
                  eager={index < readAtOnce}
                />
              </li>
            ))}
          </ul>
        </Kind>
      )}
    </section>
  );
}

/** How many videos or recordings load their length and first frame before they are played. */
const readAtOnce = 4;

function Kind({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4">
      <h3 className="text-h3">{title}</h3>
      {children}
    </div>
  );
}
