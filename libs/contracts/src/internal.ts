import type { AccessState, EventFacts } from './messages.js';

/**
 * Calls between services, on paths that the gateway does not route.
 * `GET /internal/events/{id}` of events answers this; 404 when there is no such event, or it is forgotten.
 * `POST /internal/events/{id}/refresh` of bookings has it look at that, and answers `{ success: true }` when it has.
 */
export type InternalEventAnswer = EventFacts & {
  version: number;
  /** Of an event that was deleted. */
  deleted?: true;
};

/** `GET /internal/users/{id}/access` of auth answers this; 404 when there never was such a user. */
export type InternalAccessAnswer = AccessState;
