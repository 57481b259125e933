import type { RsvpUpdate, RsvpUpdateAnswer, RsvpView } from '@rover/contracts/rsvps';
import { said, type Told } from '../../../http/told.js';
import { adminCall } from '../../session/admin-call.js';

/** The RSVP as it was saved: what the answer does not say of it is as it was asked for, or as it was. */
export async function updateRsvp(rsvp: RsvpView, { seen, ...changes }: RsvpUpdate): Promise<RsvpView> {
  const answer = await adminCall<Told<RsvpUpdateAnswer>>(`/api/admin/rsvp-bookings/${rsvp.id}`, {
    method: 'PUT',
    body: { ...changes, seen },
    statusIsEnough: true,
  });
  return { ...rsvp, ...changes, ...said<RsvpView>(answer.rsvp) };
}
