import type { Config } from '@rover/platform/config/read-config';
import { databaseVariables, demoVariables, serviceVariables, tokenVariables } from '@rover/platform/config/variables';

export const eventsVariables = { ...serviceVariables, ...databaseVariables, ...tokenVariables, ...demoVariables };

export type EventsConfig = Config<typeof eventsVariables>;

export const EVENTS_CONFIG = Symbol('EVENTS_CONFIG');
