import { queryOptions } from '@tanstack/react-query';
import { lookUpRsvp } from './api/look-up-rsvp.js';

/** The RSVP that the link of a mail belongs to. */
export const guestRsvpQuery = (token: string) =>
  queryOptions({
    queryKey: ['guest-rsvp', token],
    queryFn: async ({ signal }) => (await lookUpRsvp({ token }, signal)).rsvp,
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
