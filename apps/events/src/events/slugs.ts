import { randomBytes } from 'node:crypto';
import slugify from 'slugify';
import type { EntityManager } from 'typeorm';

const longest = 80;
/** `/api/events/rsvp` is an address of its own. */
const reserved = new Set(['rsvp']);

/** Characters that separate words, though slugify leaves them out without a trace. */
const separators = /[/\\|:;_+<>…—]+/g;

/** The title in lower-case ASCII words joined by hyphens; 'event' when no letter or digit is left. */
export function slugOf(title: string): string {
  const words = title.replace(separators, ' ').normalize('NFKC');
  const slug = slugify(words, { lower: true, strict: true }).slice(0, longest).replace(/-+$/, '');
  if (slug === '') return 'event';
  return reserved.has(slug) ? `${slug}-event` : slug;
}

/**
 * Gives the event a slug that no other event has or had: made of its title, else of title and day, else with something
 * random. It may take back a slug that it had before.
 */
export async function claimSlug(
  manager: EntityManager,
  event: { id: string; title: string; eventDate: string },
): Promise<string> {
  const base = slugOf(event.title);
  const candidates = [base, `${base}-${event.eventDate}`];
  for (const slug of candidates) {
    if (await claim(manager, slug, event.id)) return slug;
  }
  const slug = `${base}-${event.eventDate}-${randomBytes(4).toString('hex')}`;
  await claim(manager, slug, event.id);
  return slug;
}

async function claim(manager: EntityManager, slug: string, eventId: string): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    `INSERT INTO event_slugs (slug, event_id) VALUES ($1, $2)
     ON CONFLICT (slug) DO UPDATE SET event_id = excluded.event_id WHERE event_slugs.event_id = excluded.event_id
     RETURNING slug`,
    [slug, eventId],
  );
  return rows.length > 0;
}
