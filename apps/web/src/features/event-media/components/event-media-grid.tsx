import type { EventView } from '@rover/contracts/events';
import type { MediaKind } from '@rover/contracts/media';
import { mediaByKind } from '@rover/contracts/media-kind';
import { EmptyState } from '@rover/ui/empty-state';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { useSelection } from '../use-selection.js';
import { DeleteMediaDialog } from './delete-media-dialog.js';
import { EventMediaTile } from './event-media-tile.js';
import { SelectionBar } from './selection-bar.js';

const sections: readonly { kind: MediaKind; title: string; one: string; grid: string }[] = [
  { kind: 'image', title: 'Photos', one: 'Photo', grid: 'grid-cols-2 sm:grid-cols-3' },
  { kind: 'video', title: 'Videos', one: 'Video', grid: 'sm:grid-cols-2' },
  { kind: 'audio', title: 'Audio', one: 'Audio', grid: 'sm:grid-cols-2' },
];

interface EventMediaGridProps {
  event: EventView;
  /** Called with 1 for each caption that gets unsaved text, and with -1 when that is saved or discarded. */
  onUnsaved: (more: 1 | -1) => void;
  onFailure: (sentence: string | null) => void;
}

/** All media of an event by kind: captioned or deleted one by one, or deleted together. */
export function EventMediaGrid({ event, onUnsaved, onFailure }: EventMediaGridProps) {
  const byKind = mediaByKind(event.media);
  const urls = sections.flatMap(({ kind }) => byKind[kind].map(({ url }) => url)).filter((url) => url !== '');
  const selection = useSelection(urls);
  const [deletion, setDeletion] = useState<{ urls: string[]; many: boolean } | null>(null);

  if (sections.every(({ kind }) => byKind[kind].length === 0)) {
    if (deletion) setDeletion(null);
    return (
      <EmptyState icon={<Images />} title="No media yet">
        Photos, videos and audio that you add are shown on the event’s page.
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <SelectionBar selection={selection} onDelete={() => setDeletion({ urls: [...selection.selected], many: true })} />
      {sections.map(({ kind, title, one, grid }) => {
        const items = byKind[kind];
        if (items.length === 0) return null;
        return (
          <section key={kind} aria-labelledby={`media-${kind}`}>
            <h3 id={`media-${kind}`} className="mb-3 text-h3">
              {title} <span className="text-muted tabular-nums">{`(${items.length})`}</span>
            </h3>
            <ul className={`grid gap-4 ${grid}`}>
              {items.map((item, index) => (
                <li key={item.url} className="min-w-0">
                  <EventMediaTile
                    eventId={event.id}
                    item={item}
                    kind={kind}
                    name={`${one} ${index + 1}`}
                    selection={selection.on ? selection : null}
                    onDelete={() => setDeletion({ urls: [item.url], many: false })}
                    onUnsaved={onUnsaved}
                    onFailure={onFailure}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {deletion && (
        <DeleteMediaDialog
          {...deletion}
          event={event}
          onFailure={onFailure}
          onDeleted={selection.leave}
          onClose={() => setDeletion(null)}
        />
      )}
    </div>
  );
}
