import type { EventView } from '@rover/contracts/events';
import { call } from '../../../http/call.js';
import type { Told } from '../../../http/told.js';
import { readEvent } from './read-event.js';

export async function getEvent(slug: string, signal: AbortSignal): Promise<EventView | null> {
  const event = await call<Told<EventView> | null>(`/api/events/${encodeURIComponent(slug)}`, { signal });
  return event && readEvent({ slug, ...event });
}
