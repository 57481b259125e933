import { auth } from '@rover/auth/service';
import { bookings } from '@rover/bookings/service';
import { events } from '@rover/events/service';
import { media } from '@rover/media/service';
import { monitoring } from '@rover/monitoring/service';
import { notifications } from '@rover/notifications/service';

type Migration = new () => { name?: string };

describe.each([auth, bookings, events, media, monitoring, notifications])('the migrations of $name', ({ schema }) => {
  const migrations = Object.values(schema?.migrations ?? {}) as Migration[];

  it.each(migrations.map((migration) => [migration.name, new migration().name]))(
    '%s: the name stands in it, as databases have noted it, with its time at the end',
    (noted, name) => {
      expect(name).toBe(noted);
      expect(name).toMatch(/\D\d{13}$/);
    },
  );
});
