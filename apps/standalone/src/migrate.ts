import 'reflect-metadata';
import { auth } from '@rover/auth/service';
import { bookings } from '@rover/bookings/service';
import { events } from '@rover/events/service';
import { media } from '@rover/media/service';
import { monitoring } from '@rover/monitoring/service';
import { notifications } from '@rover/notifications/service';
import { ConfigError } from '@rover/platform/config/read-config';
import { migrateSchemas } from '@rover/platform/run/migrate-schemas';

try {
  await migrateSchemas([auth, events, bookings, media, notifications, monitoring], process.env);
} catch (error) {
  const hint =
    error instanceof ConfigError ? '\nThe embedded database needs none of this: it migrates at every start.' : '';
  process.stderr.write(`${(error as Error).message}${hint}\n`);
  process.exitCode = 1;
}
