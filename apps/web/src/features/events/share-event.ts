import type { EventView } from '@rover/contracts/events';
import { eventPath } from '@rover/contracts/pages';
import { copyText } from '../../browser/copy-text.js';
import { logError } from '../../browser/log-error.js';
import { isTouchDevice } from '../../browser/touch.js';

/** Shares an event: by the share sheet of a phone, elsewhere by copying its address. */
export async function shareEvent({ title, slug, description }: EventView, copied: string): Promise<void> {
  const url = new URL(eventPath(slug), window.location.origin).href;
  if (!isTouchDevice() || !navigator.share) return copyText(url, copied);
  try {
    await navigator.share({ title, text: description, url });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return;
    logError('The share sheet did not open', cause);
    await copyText(url, copied);
  }
}
