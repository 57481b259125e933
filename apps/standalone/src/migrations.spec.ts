import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { auth } from '@rover/auth/service';
import { bookings } from '@rover/bookings/service';
import { events } from '@rover/events/service';
import { media } from '@rover/media/service';
import { monitoring } from '@rover/monitoring/service';
import { notifications } from '@rover/notifications/service';

type Migration = new () => { name?: string };

const root = fileURLToPath(new URL('../../../', import.meta.url));
const services = [auth, bookings, events, media, monitoring, notifications].map(({ name, schema }) => ({
  name,
  migrations: Object.values(schema?.migrations ?? {}) as Migration[],
}));

describe.each(services)('the migrations of $name', ({ migrations }) => {
  it.each(migrations.map((migration) => [migration.name, new migration().name]))(
    '%s: the name stands in it, as databases have noted it, with its time at the end',
    (noted, name) => {
      expect(name).toBe(noted);
      expect(name).toMatch(/\D\d{13}$/);
    },
  );
});

it('whatever is written as a migration is made, in the schema of some service', () => {
  const files = ['apps', 'libs'].flatMap((group) =>
    readdirSync(root + group).flatMap((name) => migrationsIn(`${root}${group}/${name}/src`)),
  );
  const written = files.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=^export class )\w+/gm) ?? []);
  const made = services.flatMap(({ migrations }) => migrations.map(({ name }) => name));
  expect(written.sort()).toEqual([...new Set(made)].sort());
});

function migrationsIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.migration.ts')).map((file) => `${folder}/${file}`);
}
