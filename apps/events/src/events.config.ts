import type { Config } from '@rover/platform/config/read-config';
import {
  databaseVariables,
  httpAddress,
  onOff,
  serviceVariables,
  siteAddress,
  tokenVariables,
  uploadVariables,
} from '@rover/platform/config/variables';

export const eventsVariables = {
  ...serviceVariables,
  ...databaseVariables,
  ...tokenVariables,
  ...uploadVariables,
  SEED_DEMO: onOff({ default: false, desc: 'sample events, with their guests, in an empty database: on or off' }),
  MEDIA_URL: httpAddress({ desc: 'the address of media, which keeps what is uploaded for events' }),
  PUBLIC_URL: siteAddress({ desc: 'the address of the site, for the links in calendars' }),
};

export type EventsConfig = Config<typeof eventsVariables>;

export const EVENTS_CONFIG = Symbol('EVENTS_CONFIG');
