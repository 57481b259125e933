import type { AccessState, EventFacts } from './messages.js';

/**
 * Calls between services, on paths that the gateway does not route. `GET /internal/events/{id}` of events responds with
 * this; 404 when there is no such event, or its deletion is final. `POST /internal/events/{id}/refresh` has bookings
 * fetch that, and responds with `{ success: true }` once it has.
 */
export type InternalEventAnswer = EventFacts & {
  version: number;
  /** Set if the event was deleted. */
  deleted?: true;
};

/** Response of `GET /internal/users/{id}/access` of auth; 404 when there never was such a user. */
export type InternalAccessAnswer = AccessState;
