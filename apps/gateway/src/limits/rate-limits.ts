import type { RateLimit } from '@rover/platform/limits/rate-limiter';

const minute = 60;
const hour = 60 * minute;

/** How often one IP address may ask. Limits for one email address are auth's. */
export const ipRateLimits = {
  login: { name: 'gateway:login', most: 30, within: 15 * minute },
  register: { name: 'gateway:register', most: 5, within: hour },
  forgotPassword: { name: 'gateway:forgot-password', most: 5, within: hour },
  resendVerification: { name: 'gateway:resend-verification', most: 5, within: hour },
  rsvp: { name: 'gateway:rsvp', most: 20, within: minute },
  vip: { name: 'gateway:vip', most: 10, within: minute },
  /** Photos and recordings: a page shows many at once, and a player asks for a recording in pieces. */
  media: { name: 'gateway:media', most: 3_000, within: minute },
  /** Everything else that is open to all. */
  visit: { name: 'gateway:visit', most: 300, within: minute },
} as const satisfies Record<string, RateLimit>;

/** How often one token of an admin may be used. */
export const adminRateLimit: RateLimit = { name: 'gateway:admin', most: 600, within: minute };
