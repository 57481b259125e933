import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { MemoryCache } from '@rover/platform/cache/memory-cache';
import { DiskFileStore } from '@rover/platform/files/disk-file-store';
import { InProcessBus } from '@rover/platform/messaging/in-process-bus';
import { type RunningService, startService } from '@rover/platform/run/service';
import { createTestDatabase, type TestDatabase } from '@rover/platform/testing/test-database';
import PostalMime from 'postal-mime';
import { notifications } from './service.js';
import { placedMessage, placedRsvp } from './testing/placed-rsvp.js';

describe('the notifications service', () => {
  const bus = new InProcessBus();
  let database: TestDatabase;
  let folder: string;
  let service: RunningService;

  beforeAll(async () => {
    database = await createTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'rover-notifications-'));
    const environment = {
      DATABASE_URL: database.url,
      AUTH_URL: 'http://localhost:1',
      PUBLIC_URL: 'https://pub.example',
      MAIL_DIR: join(folder, 'mail'),
      LOG_LEVEL: 'silent',
    };
    const parts = { bus, cache: new MemoryCache(), files: await DiskFileStore.open(join(folder, 'files')) };
    service = await startService(notifications, environment, parts);
    bus.open();
  });
  afterAll(async () => {
    await service.stop();
    await rm(folder, { recursive: true });
    await database.drop();
  });

  async function mailsOf(recipient: string, atLeast: number) {
    for (let looks = 0; ; looks += 1) {
      const names = await readdir(join(folder, 'mail')).catch(() => []);
      const sources = names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, 'mail', name)));
      const mails = await Promise.all((await Promise.all(sources)).map((source) => PostalMime.parse(source)));
      const found = mails.filter(({ to }) => to?.some(({ address }) => address === recipient));
      if (found.length >= atLeast || looks === 200) return found;
      await setTimeout(25);
    }
  }

  it('is ready to serve', async () => {
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  });

  it('writes to a guest who has a place, once, however often it is told', async () => {
    const message = placedMessage(placedRsvp({ email: 'once@example.com' }));
    const retold = placedMessage(message.payload);

    await Promise.all([bus.publish(message), bus.publish(message), bus.publish(retold)]);
    const [mail] = await mailsOf('once@example.com', 1);
    await setTimeout(300);

    expect(await mailsOf('once@example.com', 1)).toHaveLength(1);
    expect(mail?.subject).toBe('Your RSVP at The Wild Rover');
    expect(mail?.text).toContain('https://pub.example/rsvp/cancel?token=a-secret-of-aoife');
    expect(mail?.attachments).toMatchObject([{ filename: 'event.ics', mimeType: 'text/calendar', method: 'PUBLISH' }]);
  });

  it('writes to each of ten guests', async () => {
    const guests = Array.from({ length: 10 }, (_, index) => `guest-${index}@example.com`);

    await Promise.all(guests.map((email) => bus.publish(placedMessage(placedRsvp({ email })))));

    for (const guest of guests) expect(await mailsOf(guest, 1)).toHaveLength(1);
  });

  it('writes to no address more than three times within an hour', async () => {
    const rsvps = Array.from({ length: 5 }, () => placedRsvp({ email: 'often@example.com' }));

    await Promise.all(rsvps.map((rsvp) => bus.publish(placedMessage(rsvp))));
    await mailsOf('often@example.com', 3);
    await setTimeout(300);

    expect(await mailsOf('often@example.com', 3)).toHaveLength(3);
  });

  it.each([
    ['account.verification-requested', 'Verify your email for The Wild Rover', '/verify-email?token='],
    ['account.reset-requested', 'Reset your password for The Wild Rover', '/reset-password?token='],
  ] as const)('writes on %s, once, every time it is asked', async (topic, subject, path) => {
    const email = `${topic}@example.com`;
    const asked = (token: string) => ({
      id: randomUUID(),
      topic,
      occurredAt: new Date().toISOString(),
      requestId: null,
      payload: { email, firstName: 'Aoife', token },
    });
    const tokens = ['one', 'two', 'three', 'four'];
    for (const message of tokens.map(asked)) await Promise.all([bus.publish(message), bus.publish(message)]);

    const mails = await mailsOf(email, tokens.length);
    await setTimeout(300);

    expect(await mailsOf(email, tokens.length)).toHaveLength(tokens.length);
    expect(new Set(mails.map((mail) => mail.subject))).toEqual(new Set([subject]));
    for (const token of tokens) {
      const link = `https://pub.example${path}${token}`;
      expect(mails.filter(({ text, html }) => text?.includes(`${link}\n`) && html?.includes(`${link}"`))).toHaveLength(
        1,
      );
    }
  });
});
