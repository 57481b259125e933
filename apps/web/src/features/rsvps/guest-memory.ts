import { readStored, store } from '../../browser/stored.js';

const key = 'rsvpGuest';

/** What the browser remembers of the guest who last sent an RSVP, to fill the form the next time. */
export interface RememberedGuest {
  fullName: string;
  email: string;
  phone: string;
}

/** Empty fields when nothing, or nothing sensible, is remembered. */
export function recallGuest(): RememberedGuest {
  const guest = parse(readStored(key));
  const field = (name: keyof RememberedGuest) => (typeof guest[name] === 'string' ? guest[name] : '');
  return { fullName: field('fullName'), email: field('email'), phone: field('phone') };
}

export function rememberGuest(guest: RememberedGuest, now: Date = new Date()): void {
  const { fullName, email, phone } = guest;
  store(key, JSON.stringify({ fullName, email, phone, lastUsed: now.toISOString() }));
}

function parse(text: string | null): Partial<Record<keyof RememberedGuest, unknown>> {
  try {
    return JSON.parse(text ?? '') ?? {};
  } catch {
    return {};
  }
}
