import type { DoneAnswer } from './done.js';

/**
 * A message whose handler failed in every try, or a mail that was rejected permanently or not accepted within a day.
 */
export type UndeliveredKind = 'message' | 'mail';

/** A message or mail that was not delivered. */
export interface UndeliveredView {
  /** The service that it belongs to. */
  service: string;
  kind: UndeliveredKind;
  /** Identifies it in the request to send it again. */
  id: string;
  /** The topic of the message, the subject of the mail. */
  what: string;
  /** The recipient: the consumer of the message, the address of the mail. */
  recipient: string;
  /** Why it was not delivered. */
  error: string;
  /** ISO 8601 in UTC. */
  failedAt: string;
}

/** `GET /api/admin/undelivered`. */
export interface UndeliveredAnswer {
  /** The newest first, a hundred at most. */
  undelivered: UndeliveredView[];
  /** Services that did not answer: their items are not in the list. */
  silent: string[];
}

/** The maximum number of items, of each service and in all. */
export const undeliveredListed = 100;

/**
 * `POST /api/admin/undelivered/{service}/{kind}/{id}/retry`: a message is delivered at once, or refused with 409; a
 * mail is put back into the queue. 404 when it is not, or no longer, undelivered.
 *
 * `POST /api/admin/undelivered/notifications/mail/retry`: all mails are put back into the queue, for example after a
 * mail server was down for days; none is no error.
 */
export type RetryAnswer = DoneAnswer;

/**
 * `GET /internal/dead-letters` of every service that has a database, and `GET /internal/failed-mails` of notifications;
 * admins only.
 */
export interface InternalUndeliveredAnswer {
  undelivered: Omit<UndeliveredView, 'service' | 'kind'>[];
}
