import type { Config } from '@rover/platform/config/read-config';
import { databaseVariables, demoVariables, serviceVariables, tokenVariables } from '@rover/platform/config/variables';
import { url } from 'envalid';

export const eventsVariables = {
  ...serviceVariables,
  ...databaseVariables,
  ...tokenVariables,
  ...demoVariables,
  MEDIA_URL: url({ desc: 'the address of media, which keeps what is uploaded for events' }),
  PUBLIC_URL: url({ desc: 'the address of the site, for the links in calendars' }),
};

export type EventsConfig = Config<typeof eventsVariables>;

export const EVENTS_CONFIG = Symbol('EVENTS_CONFIG');
