import type { MediaItem } from '@rover/contracts/events';
import { limits } from '@rover/contracts/limits';
import { Button } from '@rover/ui/button';
import { Textarea } from '@rover/ui/field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import { useIsShown } from '../../../browser/use-is-shown.js';
import { captionEventMedia } from '../api/caption-event-media.js';
import { keepEventMedia } from '../event-media-query.js';

interface CaptionFormProps {
  eventId: string;
  item: MediaItem;
  /** 'Photo 3'. */
  name: string;
  /** Told when it begins to hold what is not saved, 1, and when it ceases to, -1. */
  onUnsaved: (more: 1 | -1) => void;
  onDone: () => void;
  /** null when it is saved: what was said of an earlier try holds no more. */
  onFailure: (sentence: string | null) => void;
}

const focusAtOnce = (field: HTMLTextAreaElement | null) => field?.focus();

/** A caption, written where it stands. Enter saves it, Escape leaves it as it was. */
export function CaptionForm({ eventId, item, name, onUnsaved, onDone, onFailure }: CaptionFormProps) {
  const client = useQueryClient();
  const isShown = useIsShown();
  const [caption, setCaption] = useState(item.caption);
  const isUnsaved = caption !== item.caption;
  useLayoutEffect(() => {
    if (!isUnsaved) return;
    onUnsaved(1);
    return () => onUnsaved(-1);
  }, [isUnsaved, onUnsaved]);
  const save = useMutation({
    mutationFn: () => captionEventMedia(eventId, item.url, caption.trim()),
    onSuccess: (answer) => {
      keepEventMedia(client, eventId, answer);
      onFailure(null);
      if (isShown()) onDone();
    },
    onError: (error) => onFailure(error.message),
  });
  const listen = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') onDone();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <form
      data-own-escape
      aria-label={`Caption of ${name}`}
      className="flex flex-col gap-2 p-2"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Textarea
        ref={focusAtOnce}
        rows={3}
        className="text-sm pointer-coarse:text-base"
        aria-label="Caption"
        maxLength={limits.media.caption}
        value={caption}
        onChange={(event) => setCaption(event.target.value)}
        onKeyDown={listen}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" size="small" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" size="small" busy={save.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}

/** Whether a key is of what is still being composed; of the Enter that ends it Safari tells by this code alone. */
function isComposing({ isComposing, keyCode }: globalThis.KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
