import type { RsvpFields } from '@rover/contracts/rsvps';
import type { Audited } from '@rover/platform/audit/record-change';
import { bidiIsolate } from '@rover/venue/bidi-isolate';
import type { Rsvp } from './rsvp.entity.js';

/** How changes of RSVPs are recorded: without contact data. */
export const auditedRsvp: Audited<Rsvp, keyof RsvpFields> = {
  kind: 'rsvp',
  id: ({ id }) => id,
  title: ({ fullName, eventTitle }) => `${bidiIsolate(fullName)}, ${bidiIsolate(eventTitle)}`,
  fields: {
    status: 'shown',
    guests: 'shown',
    fullName: 'shown',
    email: 'named',
    phone: 'named',
    specialRequests: 'named',
  },
};
