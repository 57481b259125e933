// node tools/make-env.mjs: makes .env for docker-compose.yml, once, with generated secrets. An existing .env is kept.
import { randomUUID } from 'node:crypto';
import { linkSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { password, secret, signingKey } from './secrets.mjs';
import { inRoot } from './workspace.mjs';

const services = ['auth', 'bookings', 'events', 'media', 'monitoring', 'notifications'];

/** The text of a new .env. Docker Compose does not interpolate values in single quotes. */
export function newEnv() {
  const databasePasswords = services.map((service) => `${service.toUpperCase()}_DB_PASSWORD=${secret()}`);
  return `# The variables of docker-compose.yml. Contains secrets: back it up, and keep it private.

# Where the site listens, and its address in mails and links.
HOST=127.0.0.1
PORT=8080
PUBLIC_URL=http://localhost:8080

# Reverse proxies in front of it whose X-Forwarded-For is trusted: addresses or networks, separated by commas. Default: none.
#TRUSTED_PROXY=172.16.0.0/12

# The first admin, created when there is none. Later the password is changed on the site.
ADMIN_EMAIL=admin@localhost.test
ADMIN_PASSWORD=${password()}

# Sample events in an empty database.
SEED_DEMO=on

# Optional services: mailpit (an inbox that catches all mails, http://localhost:8025) and grafana (dashboards,
# http://localhost:3030, user admin).
COMPOSE_PROFILES=mailpit,grafana
GRAFANA_PASSWORD=${password()}
#MAILPIT_PORT=8025
#GRAFANA_PORT=3030

# The mail server (without one, mails become files in the volume mail), and the sender of the mails (default: the pub's
# name and address).
SMTP_URL=smtp://mailpit:1025
#MAIL_FROM='"The Pub" <hello@example.com>'

# Further settings of the services, with their defaults; see README.md.
#LOG_LEVEL=info
#SLOW_REQUEST_MS=1000
#RABBITMQ_PREFIX=rover
#RATE_LIMIT=on
#IMAGE_MB=25
#RECORDING_MB=100

# The key that signs tokens, and the passwords between the services. Those of the databases, the broker and Grafana take
# effect only while their volume is new: see docs/containers.md.
JWT_PRIVATE_KEY='${signingKey()}'
POSTGRES_PASSWORD=${secret()}
${databasePasswords.join('\n')}
RABBITMQ_PASSWORD=${secret()}
REDIS_PASSWORD=${secret()}
S3_SECRET_KEY=${secret()}
`;
}

/** Makes .env where there is none. @returns whether it did */
export function makeEnv(file = inRoot('.env')) {
  const draft = `${file}.${randomUUID()}`;
  try {
    // On a full disk no incomplete file is left.
    writeFileSync(draft, newEnv(), { mode: 0o600 });
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.stderr.write(makeEnv() ? 'Created .env with new secrets.\n' : '.env exists already; it is unchanged.\n');
}
