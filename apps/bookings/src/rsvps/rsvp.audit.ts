import type { Audited } from '@rover/platform/audit/record-change';
import { isolated } from '@rover/venue/isolated';
import type { Rsvp } from './rsvp.entity.js';

/** What the audit keeps of an RSVP: how its guest is reached is not its business. */
export const auditedRsvp: Audited<Rsvp> = {
  kind: 'rsvp',
  id: ({ id }) => id,
  title: ({ fullName, eventTitle }) => `${isolated(fullName)}, ${isolated(eventTitle)}`,
  shown: ['status', 'guests', 'fullName'],
  named: ['email', 'phone', 'specialRequests'],
};
