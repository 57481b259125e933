import type { EventView } from '@rover/contracts/events';
import { drafts } from '../../browser/drafts.js';
import type { EventFormValues } from './event-form-values.js';

/** What is being written in the event form. */
export interface EventDraft {
  /** The event as it was when the form opened; null for a new one. */
  event: EventView | null;
  values: EventFormValues;
}

/** What was written in a form that is gone with the session of its writer. */
export const eventDrafts = drafts<EventDraft>();

/** What the form of an event, or with null of a new one, is about. */
export function draftSubject(event: EventView | null): string {
  return event?.id ?? 'a new event';
}
