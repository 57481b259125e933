import type { RsvpUpdate, RsvpUpdateAnswer, RsvpView } from '@rover/contracts/rsvps';
import { type DeepNullable, withoutNulls } from '../../../http/partial-response.js';
import { adminCall } from '../../session/admin-call.js';

/** The saved RSVP. Fields missing in the answer are taken from the changes, or else from the RSVP before. */
export async function updateRsvp(rsvp: RsvpView, { seen, ...changes }: RsvpUpdate): Promise<RsvpView> {
  const answer = await adminCall<DeepNullable<RsvpUpdateAnswer>>(`/api/admin/rsvp-bookings/${rsvp.id}`, {
    method: 'PUT',
    body: { ...changes, seen },
    statusIsEnough: true,
  });
  return { ...rsvp, ...changes, ...withoutNulls<RsvpView>(answer.rsvp) };
}
