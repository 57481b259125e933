import { password, signingKey } from '@rover/auth/auth.config';
import { gatewayVariables } from '@rover/gateway/gateway.config';
import { mediaVariables } from '@rover/media/media.config';
import { notificationsVariables, smtpUrl } from '@rover/notifications/notifications.config';
import type { Config } from '@rover/platform/config/read-config';
import {
  brokerAddress,
  cacheAddress,
  databaseAddress,
  httpAddress,
  limitVariables,
  listenPort,
  logLevel,
  onOff,
  serviceVariables,
  siteAddress,
} from '@rover/platform/config/variables';
import { busVariables, cacheVariables, fileVariables } from '@rover/platform/run/connect-backing-services';
import { email, str } from 'envalid';

export const standaloneVariables = {
  ...serviceVariables,
  ...limitVariables,
  PORT: listenPort({ default: 8080, desc: 'where the site listens' }),
  HOST: str({ default: '127.0.0.1', desc: 'the address it listens on; 0.0.0.0 for all' }),
  LOG_LEVEL: logLevel('warn'),
  PUBLIC_URL: siteAddress({
    default: undefined,
    desc: 'the address in mails and links; http://localhost:PORT when unset',
  }),
  DATA_DIR: str({ default: '.data', desc: 'the folder of the embedded database, files and mail' }),
  ADMIN_EMAIL: email({ default: 'admin@localhost.test', desc: 'the first admin, made when there is none' }),
  ADMIN_PASSWORD: password({ default: undefined, desc: 'the first admin’s password; a random one when unset' }),
  DATABASE_URL: databaseAddress({ default: undefined, desc: 'a PostgreSQL server; embedded when unset' }),
  RABBITMQ_URL: brokerAddress({
    default: undefined,
    desc: 'a RabbitMQ broker; messages stay in this process when unset',
  }),
  RABBITMQ_PREFIX: busVariables.RABBITMQ_PREFIX,
  REDIS_URL: cacheAddress({ default: undefined, desc: 'a Redis server; the memory of this process when unset' }),
  REDIS_PREFIX: cacheVariables.REDIS_PREFIX,
  S3_ENDPOINT: httpAddress({
    default: undefined,
    desc: 'a server that speaks S3, such as MinIO; DATA_DIR/files when unset',
  }),
  S3_ACCESS_KEY: str({ default: undefined, desc: 'the name of its account' }),
  S3_SECRET_KEY: str({ default: undefined, desc: 'the secret of its account' }),
  S3_BUCKET: fileVariables.S3_BUCKET,
  SMTP_URL: smtpUrl({ default: undefined, desc: 'a mail server; .eml files under DATA_DIR/mail when unset' }),
  JWT_PRIVATE_KEY: signingKey({ default: undefined, desc: 'the ES256 key that signs tokens; made once when unset' }),
  SEED_DEMO: onOff({ default: true, desc: 'sample events and guests in an empty database: on or off' }),
  MAIL_FROM: notificationsVariables.MAIL_FROM,
  IMAGE_MB: mediaVariables.IMAGE_MB,
  RECORDING_MB: mediaVariables.RECORDING_MB,
  TRUST_PROXY: gatewayVariables.TRUST_PROXY,
};

export type StandaloneConfig = Config<typeof standaloneVariables>;
