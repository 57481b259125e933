import type { DoneAnswer } from './done.js';

/** A message that a service could not handle in any try, or a mail that was refused for good or not taken within a day. */
export type UndeliveredKind = 'message' | 'mail';

/** Something that did not arrive. */
export interface UndeliveredView {
  /** Whose it is. */
  service: string;
  kind: UndeliveredKind;
  /** Names it when it shall be sent again. */
  id: string;
  /** The topic of the message, the subject of the mail. */
  what: string;
  /** Who should have got it: the consumer of the message, the address of the mail. */
  recipient: string;
  /** Why it did not arrive. */
  error: string;
  /** ISO 8601 in UTC. */
  failedAt: string;
}

/** `GET /api/admin/undelivered`. */
export interface UndeliveredAnswer {
  /** The newest first, a hundred at most. */
  undelivered: UndeliveredView[];
  /** Services that did not answer: what they could not deliver is not in the list. */
  silent: string[];
}

/** How many are listed at most, of each service and in all. */
export const undeliveredListed = 100;

/**
 * `POST /api/admin/undelivered/{service}/{kind}/{id}/retry`: a message is delivered at once, or refused with 409; a mail is
 * in the queue again. 404 when it is not, or no longer, undelivered.
 *
 * `POST /api/admin/undelivered/notifications/mail/retry`: all mails are in the queue again, as after a mail server that was
 * away for days; none is no error.
 */
export type RetryAnswer = DoneAnswer;

/**
 * `GET /internal/dead-letters` of every service that has a database, and `GET /internal/failed-mails` of notifications;
 * admins only.
 */
export interface InternalUndeliveredAnswer {
  undelivered: Omit<UndeliveredView, 'service' | 'kind'>[];
}
