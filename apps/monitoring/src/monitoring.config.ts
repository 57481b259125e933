import type { Config } from '@rover/platform/config/read-config';
import { databaseVariables, serviceVariables, tokenVariables } from '@rover/platform/config/variables';
import { url } from 'envalid';

export const monitoringVariables = {
  ...serviceVariables,
  ...databaseVariables,
  ...tokenVariables,
  EVENTS_URL: url({ desc: 'the address of events' }),
  BOOKINGS_URL: url({ desc: 'the address of bookings' }),
  MEDIA_URL: url({ desc: 'the address of media' }),
  NOTIFICATIONS_URL: url({ desc: 'the address of notifications' }),
};

export type MonitoringConfig = Config<typeof monitoringVariables>;

export const MONITORING_CONFIG = Symbol('MONITORING_CONFIG');
