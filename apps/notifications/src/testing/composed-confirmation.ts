import { RsvpConfirmations } from '../mails/rsvp-confirmation.js';
import type { MailContent } from '../queue/mail-queue.js';
import { SiteLinks } from '../site-links.js';

/** Of a pub at https://pub.example. */
export const confirmations = new RsvpConfirmations(new SiteLinks('https://pub.example'));

/** A confirmation as its guest gets it: what is queued of it, and what is added when it is sent. */
export function composedConfirmation(
  rsvp: Parameters<RsvpConfirmations['rest']>[0],
  placedAt = new Date('2026-11-21T19:03:22.123Z'),
): MailContent {
  return { ...confirmations.plain(rsvp), ...confirmations.rest(rsvp, placedAt) };
}
