import type { RateLimit } from '@rover/platform/limits/rate-limiter';

const minute = 60;
const hour = 60 * minute;

/** Limits for one email address, whoever asks. Those for one IP address are the gateway's. */
export const loginsOfAddress: RateLimit = { name: 'auth:login', most: 6, within: 15 * minute };
export const verificationsOfAddress: RateLimit = { name: 'auth:resend-verification', most: 3, within: hour };
export const resetsOfAddress: RateLimit = { name: 'auth:forgot-password', most: 3, within: hour };
