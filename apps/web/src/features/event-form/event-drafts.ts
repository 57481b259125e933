import type { EventView } from '@rover/contracts/events';
import { drafts } from '../../forms/drafts.js';
import { readUserId } from '../session/session-store.js';
import type { EventFormValues } from './event-form-values.js';

/** The unsaved state of an event form. */
export interface EventDraft {
  /** The event as it was when the form opened; null for a new one. */
  event: EventView | null;
  values: EventFormValues;
}

/** Drafts of forms that closed because the session ended. */
export const eventDrafts = drafts<EventDraft>(readUserId);

/** The key of an event's draft; null for a new event. */
export function draftSubject(event: EventView | null): string {
  return event?.id ?? 'a new event';
}
