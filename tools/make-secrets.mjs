// node tools/make-secrets.mjs | kubectl apply -n wild-rover -f -
//
// Prints the secrets of k8s/overlays/single-node, new with every call: call it once, since the servers keep the
// passwords of their first start. One Secret per service, with only what that service needs; k8s/README.md has them in
// a table.
import { password, secret, signingKey } from './secrets.mjs';

const owners = ['auth', 'bookings', 'events', 'media', 'monitoring', 'notifications'];
const passwords = Object.fromEntries(owners.map((service) => [service, secret()]));
const rabbitmq = secret();
const redis = secret();
const s3 = { S3_ENDPOINT: 'http://minio:9000', S3_ACCESS_KEY: 'rover', S3_SECRET_KEY: secret() };

const bus = { RABBITMQ_URL: `amqp://rover:${rabbitmq}@rabbitmq:5672` };
const cache = { REDIS_URL: `redis://:${redis}@redis:6379` };

/** The variables of a service with a database. */
function stores(service) {
  return { DATABASE_URL: `postgres://rover_${service}:${passwords[service]}@postgres:5432/rover`, ...bus };
}

const contents = {
  auth: {
    ...stores('auth'),
    ...cache,
    JWT_PRIVATE_KEY: signingKey(),
    ADMIN_EMAIL: 'admin@localhost.test',
    ADMIN_PASSWORD: password(),
  },
  bookings: stores('bookings'),
  events: stores('events'),
  gateway: { ...bus, ...cache },
  media: { ...stores('media'), ...s3 },
  monitoring: stores('monitoring'),
  notifications: { ...stores('notifications'), SMTP_URL: 'smtp://mailpit:1025' },
  postgres: {
    POSTGRES_PASSWORD: secret(),
    ...Object.fromEntries(owners.map((service) => [`${service.toUpperCase()}_DB_PASSWORD`, passwords[service]])),
  },
  rabbitmq: { RABBITMQ_DEFAULT_USER: 'rover', RABBITMQ_DEFAULT_PASS: rabbitmq },
  redis: { REDISCLI_AUTH: redis },
  minio: { MINIO_ROOT_USER: s3.S3_ACCESS_KEY, MINIO_ROOT_PASSWORD: s3.S3_SECRET_KEY },
};

const items = Object.entries(contents).map(([name, stringData]) => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { name, labels: { 'app.kubernetes.io/part-of': 'wild-rover' } },
  stringData,
}));
process.stdout.write(`${JSON.stringify({ apiVersion: 'v1', kind: 'List', items }, null, 2)}\n`);
