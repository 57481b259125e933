import type { Audited } from '@rover/platform/audit/record-change';
import type { Rsvp } from './rsvp.entity.js';

/** What the audit keeps of an RSVP: how its guest is reached is not its business. */
export const auditedRsvp: Audited<Rsvp> = {
  kind: 'rsvp',
  id: ({ id }) => id,
  title: ({ fullName, eventTitle }) => `${fullName}, ${eventTitle}`,
  shown: ['status', 'guests', 'fullName'],
  named: ['email', 'phone', 'specialRequests'],
};
