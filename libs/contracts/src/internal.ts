import type { AccessState, EventFacts } from './messages.js';

/**
 * Calls between services, on paths that the gateway does not route.
 * `GET /internal/events/{id}` of events answers this; 404 when there is no such event.
 */
export type InternalEventAnswer = EventFacts & { version: number };

/** `GET /internal/users/{id}/access` of auth answers this; 404 when there never was such a user. */
export type InternalAccessAnswer = AccessState;
