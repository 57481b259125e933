import type { EventView } from '@rover/contracts/events';
import { call } from '../../../http/call.js';

export function getEvent(slug: string, signal: AbortSignal): Promise<EventView | null> {
  return call(`/api/events/${encodeURIComponent(slug)}`, { signal });
}
