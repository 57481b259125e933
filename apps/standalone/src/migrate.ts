import 'reflect-metadata';
import { auth } from '@rover/auth/service';
import { bookings } from '@rover/bookings/service';
import { events } from '@rover/events/service';
import { media } from '@rover/media/service';
import { monitoring } from '@rover/monitoring/service';
import { notifications } from '@rover/notifications/service';
import { ConfigError, readConfig } from '@rover/platform/config/read-config';
import { databaseVariables } from '@rover/platform/config/variables';
import { migrate } from '@rover/platform/database/migrations';

try {
  const { DATABASE_URL } = readConfig(databaseVariables, process.env);
  for (const { name, schema } of [auth, events, bookings, media, notifications, monitoring]) {
    if (!schema) continue;
    await migrate(DATABASE_URL, schema);
    process.stdout.write(`${name}: up to date\n`);
  }
} catch (error) {
  const hint =
    error instanceof ConfigError ? '\nThe embedded database needs none of this: it migrates at every start.' : '';
  process.stderr.write(`${(error as Error).message}${hint}\n`);
  process.exitCode = 1;
}
