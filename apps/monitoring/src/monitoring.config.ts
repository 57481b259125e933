import type { Config } from '@rover/platform/config/read-config';
import { databaseVariables, httpAddress, serviceVariables, tokenVariables } from '@rover/platform/config/variables';

export const monitoringVariables = {
  ...serviceVariables,
  ...databaseVariables,
  ...tokenVariables,
  EVENTS_URL: httpAddress({ desc: 'the address of events' }),
  BOOKINGS_URL: httpAddress({ desc: 'the address of bookings' }),
  MEDIA_URL: httpAddress({ desc: 'the address of media' }),
  NOTIFICATIONS_URL: httpAddress({ desc: 'the address of notifications' }),
};

export type MonitoringConfig = Config<typeof monitoringVariables>;

export const MONITORING_CONFIG = Symbol('MONITORING_CONFIG');
