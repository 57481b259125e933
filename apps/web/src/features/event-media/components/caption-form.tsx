import type { MediaItem } from '@rover/contracts/events';
import { limits } from '@rover/contracts/limits';
import { Button } from '@rover/ui/button';
import { Textarea } from '@rover/ui/field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useSavedWhileTyping } from '../../../forms/use-saved-while-typing.js';
import { captionEventMedia } from '../api/caption-event-media.js';
import { keepEventMedia } from '../event-media-query.js';

interface CaptionFormProps {
  eventId: string;
  item: MediaItem;
  /** 'Photo 3'. */
  name: string;
  /** Called with 1 when it gets unsaved text, and with -1 when that is saved or discarded. */
  onUnsaved: (more: 1 | -1) => void;
  onDone: () => void;
  /** null when it is saved, which clears the message of an earlier failure. */
  onFailure: (sentence: string | null) => void;
}

/** A caption, edited in place. Enter saves it, Escape discards the change. */
export function CaptionForm({ eventId, item, name, onUnsaved, onDone, onFailure }: CaptionFormProps) {
  const client = useQueryClient();
  const form = useForm({ defaultValues: { caption: item.caption } });
  const { isDirty } = form.formState;
  const { ref, ...caption } = form.register('caption');
  const field = useRef<HTMLTextAreaElement | null>(null);
  const answered = useSavedWhileTyping(form, onDone);
  // Focused within the press that opened it: later, an iPhone shows no keyboard.
  useLayoutEffect(() => field.current?.focus(), []);
  useLayoutEffect(() => {
    if (!isDirty) return;
    onUnsaved(1);
    return () => onUnsaved(-1);
  }, [isDirty, onUnsaved]);
  const save = useMutation({
    mutationFn: ({ caption }: { caption: string }) => captionEventMedia(eventId, item.url, caption.trim()),
    onSuccess: (answer, sent) => {
      keepEventMedia(client, eventId, answer);
      onFailure(null);
      answered(sent);
    },
    onError: (error) => onFailure(error.message),
  });
  const submit = form.handleSubmit((written) => save.mutate(written));
  const listen = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') onDone();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    if (!save.isPending) void submit();
  };
  return (
    <form data-own-escape aria-label={`Caption of ${name}`} className="flex flex-col gap-2 p-2" onSubmit={submit}>
      <Textarea
        rows={3}
        className="text-sm pointer-coarse:text-base"
        aria-label="Caption"
        maxLength={limits.media.caption}
        onKeyDown={listen}
        {...caption}
        ref={(element) => {
          ref(element);
          field.current = element;
        }}
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

/** Whether an input method is still composing. For the Enter that ends it, Safari tells so by this key code alone. */
function isComposing({ isComposing, keyCode }: globalThis.KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
