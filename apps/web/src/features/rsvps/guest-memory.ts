import { formMemory } from '../../forms/form-memory.js';

/** The guest who last sent an RSVP. */
export const guestMemory = formMemory('rsvpGuest', ['fullName', 'email', 'phone']);
