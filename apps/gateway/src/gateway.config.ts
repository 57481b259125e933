import type { Config } from '@rover/platform/config/read-config';
import {
  httpAddress,
  limitVariables,
  networks,
  serviceVariables,
  siteAddress,
  tokenVariables,
} from '@rover/platform/config/variables';
import { str } from 'envalid';

export const gatewayVariables = {
  ...serviceVariables,
  ...tokenVariables,
  ...limitVariables,
  EVENTS_URL: httpAddress({ desc: 'the address of events' }),
  BOOKINGS_URL: httpAddress({ desc: 'the address of bookings' }),
  MEDIA_URL: httpAddress({ desc: 'the address of media' }),
  MONITORING_URL: httpAddress({ desc: 'the address of monitoring' }),
  TRUST_PROXY: networks({
    default: [],
    desc: 'the proxies in front, whose X-Forwarded-For is believed: addresses and networks, with commas between',
  }),
  PUBLIC_URL: siteAddress({ desc: 'the address of the site, for the links in its pages' }),
  SITE_DIR: str({ default: undefined, desc: 'the folder of the built site; unset where something else serves it' }),
};

export type GatewayConfig = Config<typeof gatewayVariables>;
