import { gatewayVariables } from '@rover/gateway/gateway.config';
import { notificationsVariables } from '@rover/notifications/notifications.config';
import type { Config } from '@rover/platform/config/read-config';
import { limitVariables, listenPort, onOff, serviceVariables } from '@rover/platform/config/variables';
import { email, str, url } from 'envalid';

export const standaloneVariables = {
  ...serviceVariables,
  ...limitVariables,
  PORT: listenPort({ default: 8080, desc: 'where the site listens' }),
  HOST: str({ default: '127.0.0.1', desc: 'the address it listens on; 0.0.0.0 for all' }),
  LOG_LEVEL: str({
    choices: ['silent', 'error', 'warn', 'info', 'debug'],
    default: 'warn',
    desc: 'how much the log tells',
  }),
  PUBLIC_URL: url({ default: undefined, desc: 'the address in mails and links; http://localhost:PORT when unset' }),
  DATA_DIR: str({ default: '.data', desc: 'the folder of the embedded database, files and mail' }),
  ADMIN_EMAIL: email({ default: 'admin@localhost.test', desc: 'the first admin, made when there is none' }),
  ADMIN_PASSWORD: str({ default: undefined, desc: 'the first admin’s password; a random one when unset' }),
  DATABASE_URL: url({ default: undefined, desc: 'a PostgreSQL server; embedded when unset' }),
  SMTP_URL: url({ default: undefined, desc: 'a mail server; .eml files under DATA_DIR/mail when unset' }),
  JWT_PRIVATE_KEY: str({ default: undefined, desc: 'the ES256 key that signs tokens; made once when unset' }),
  SEED_DEMO: onOff({ default: true, desc: 'sample events and guests in an empty database: on or off' }),
  MAIL_FROM: notificationsVariables.MAIL_FROM,
  TRUST_PROXY: gatewayVariables.TRUST_PROXY,
  SITE_DIR: str({ default: undefined, desc: 'the folder of the built site; the one of this copy when unset' }),
};

export type StandaloneConfig = Config<typeof standaloneVariables>;
