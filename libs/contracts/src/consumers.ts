import type { Topic } from './messages.js';

/**
 * Every durable consumer and the topic it handles; its name begins with its service. A broker keeps a queue for each
 * from the first message on, also for a service that has never been started.
 */
export const durableConsumers = {
  'auth.mailed-links': 'account.link-asked',
  'bookings.event-saved': 'event.saved',
  'bookings.event-deleted': 'event.deleted',
  'bookings.demo-guests': 'event.saved',
  'events.registered': 'seats.changed',
  'events.seats-reviewed': 'seats.reviewed',
  'events.unclaimed': 'media.unclaimed',
  'media.claimed': 'media.claimed',
  'media.released': 'media.released',
  'monitoring.reports': 'telemetry.reported',
  'monitoring.audit': 'audit.recorded',
  'notifications.rsvp-mail': 'rsvp.placed',
  'notifications.rsvp-status-mail': 'rsvp.status-changed',
  'notifications.vip-mails': 'vip.requested',
  'notifications.vip-status-mail': 'vip.status-changed',
  'notifications.verification-mail': 'account.verification-requested',
  'notifications.reset-mail': 'account.reset-requested',
} as const satisfies Record<string, Topic>;

type DurableConsumers = typeof durableConsumers;

/** The names of the consumers of a topic. */
export type DurableConsumer<T extends Topic> = {
  [Name in keyof DurableConsumers]: DurableConsumers[Name] extends T ? Name : never;
}[keyof DurableConsumers];
