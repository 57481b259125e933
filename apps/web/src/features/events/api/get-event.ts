import type { EventView } from '@rover/contracts/events';
import { call } from '../../../http/call.js';
import type { DeepNullable } from '../../../http/partial-response.js';
import { readEvent } from './read-event.js';

export async function getEvent(slug: string, signal: AbortSignal): Promise<EventView | null> {
  const event = await call<DeepNullable<EventView> | null>(`/api/events/${encodeURIComponent(slug)}`, { signal });
  return event && readEvent({ slug, ...event });
}
