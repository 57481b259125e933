import type { MediaItem } from '@rover/contracts/events';
import type { MediaKind } from '@rover/contracts/media';
import { Button } from '@rover/ui/button';
import { clsx } from 'clsx';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Selection } from '../use-selection.js';
import { CaptionForm } from './caption-form.js';
import { MediaPreview } from './media-preview.js';
import { SelectMark } from './select-mark.js';

interface EventMediaTileProps {
  eventId: string;
  item: MediaItem;
  kind: MediaKind;
  /** 'Photo 3'. */
  name: string;
  /** While things are selected; null otherwise. */
  selection: Selection | null;
  onDelete: () => void;
  /** Called with 1 when the caption gets unsaved text, and with -1 when that is saved or discarded. */
  onUnsaved: (more: 1 | -1) => void;
  onFailure: (sentence: string | null) => void;
}

/** One photo, video or piece of audio, with its caption. */
export function EventMediaTile(props: EventMediaTileProps) {
  const { eventId, item, kind, name, selection, onDelete, onUnsaved, onFailure } = props;
  const [editing, setEditing] = useState(false);
  const edited = useRef(false);
  const { url, caption } = item;
  const finish = () => {
    edited.current = true;
    setEditing(false);
  };
  const takeFocusBack = (button: HTMLButtonElement | null) => {
    if (!button || !edited.current) return;
    edited.current = false;
    button.focus();
  };
  const selected = selection?.selected.has(url) ?? false;
  return (
    <div
      className={clsx(
        'relative flex h-full flex-col overflow-hidden rounded border bg-cream',
        selected ? 'border-leaf outline-3 outline-leaf' : 'border-sand',
      )}
    >
      <MediaPreview url={url} kind={kind} alt={name} placeholder={item.placeholder} />
      {editing ? (
        <CaptionForm
          eventId={eventId}
          item={item}
          name={name}
          onUnsaved={onUnsaved}
          onDone={finish}
          onFailure={onFailure}
        />
      ) : (
        <div className="flex flex-1 flex-col gap-1 p-2 pl-3">
          <p className={clsx('mb-auto mt-1 line-clamp-3 text-sm wrap-anywhere', !caption && 'text-muted')}>
            {caption || 'No caption'}
          </p>
          {url && !selection && (
            <div className="flex justify-end">
              <Button
                ref={takeFocusBack}
                look="bare"
                size="icon"
                aria-label={`Edit caption of ${name}`}
                onClick={() => setEditing(true)}
              >
                <Pencil aria-hidden className="size-4" />
              </Button>
              <Button look="remove" size="icon" aria-label={`Delete ${name}`} onClick={onDelete}>
                <Trash2 aria-hidden className="size-4" />
              </Button>
            </div>
          )}
        </div>
      )}
      {url && selection && !editing && (
        <SelectMark
          label={caption ? `${name}: ${caption}` : name}
          selected={selected}
          onToggle={() => selection.toggle(url)}
        />
      )}
    </div>
  );
}
