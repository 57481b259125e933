import type { Config } from '@rover/platform/config/read-config';
import { databaseVariables, httpAddress, serviceVariables, tokenVariables } from '@rover/platform/config/variables';

export const bookingsVariables = {
  ...serviceVariables,
  ...databaseVariables,
  ...tokenVariables,
  EVENTS_URL: httpAddress({ desc: 'the address of events, which is asked about an event not heard of yet' }),
};

export type BookingsConfig = Config<typeof bookingsVariables>;

export const BOOKINGS_CONFIG = Symbol('BOOKINGS_CONFIG');
