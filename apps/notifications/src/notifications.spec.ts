import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BookingStatus } from '@rover/contracts/booking-status';
import type { Message, MessagePayloads, Topic } from '@rover/contracts/messages';
import { MemoryCache } from '@rover/platform/cache/memory-cache';
import { DiskFileStore } from '@rover/platform/files/disk-file-store';
import { InProcessBus } from '@rover/platform/messaging/in-process-bus';
import { type RunningService, startService } from '@rover/platform/run/service';
import { createTestDatabase, type TestDatabase } from '@rover/platform/testing/test-database';
import { venue } from '@rover/venue/venue';
import PostalMime from 'postal-mime';
import { notifications } from './service.js';
import { changedRsvp, placedMessage, placedRsvp } from './testing/placed-rsvp.js';
import { vipBooking } from './testing/vip-booking.js';

function messageOf<T extends Topic>(topic: T, payload: MessagePayloads[T], occurredAt = new Date()): Message<T> {
  return { id: randomUUID(), topic, occurredAt: occurredAt.toISOString(), requestId: null, payload };
}

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
    const backing = { bus, cache: new MemoryCache(), files: await DiskFileStore.open(join(folder, 'files')) };
    service = await startService(notifications, environment, backing);
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

  it('writes to a host and to the pub when a VIP booking is requested, once each, however often it is told', async () => {
    const booking = vipBooking({ hostEmail: 'host@example.com', hostName: 'Grace of the once' });
    const message = messageOf('vip.requested', booking);
    const noticed = async () => (await mailsOf(venue.email, 1)).filter(({ text }) => text?.includes(booking.hostName));

    await Promise.all([bus.publish(message), bus.publish(message), bus.publish(messageOf('vip.requested', booking))]);
    const [mail] = await mailsOf('host@example.com', 1);
    await setTimeout(300);

    expect(await mailsOf('host@example.com', 1)).toHaveLength(1);
    expect(mail?.subject).toBe('Your VIP request at The Wild Rover');
    expect(mail?.text).toContain('https://pub.example/vip-packages\n');
    expect((await noticed()).map(({ subject }) => subject)).toEqual(['A new VIP request']);
  });

  it('writes to no host more than ten times within an hour, and to the pub of every request', async () => {
    const bookings = Array.from({ length: 12 }, () => vipBooking({ hostEmail: 'eager@example.com' }));

    await Promise.all(bookings.map((booking) => bus.publish(messageOf('vip.requested', booking))));
    const told = async () => (await mailsOf(venue.email, 13)).filter(({ text }) => text?.includes('eager@example.com'));
    await mailsOf('eager@example.com', 10);

    expect(await told()).toHaveLength(12);
    expect(await mailsOf('eager@example.com', 10)).toHaveLength(10);
  });

  it.each([
    ['rsvp.status-changed', 'Your RSVP', (email: string) => changedRsvp('cancelled', { email })],
    [
      'vip.status-changed',
      'Your VIP booking',
      (hostEmail: string) => ({ ...vipBooking({ hostEmail }), status: 'cancelled' as const }),
    ],
  ] as const)('writes on %s, once for every change, though a status comes back', async (topic, subject, payloadFor) => {
    const email = `${topic}@example.com`;
    const changes = Array.from({ length: 4 }, () => messageOf(topic, payloadFor(email)));
    for (const message of changes) await Promise.all([bus.publish(message), bus.publish(message)]);

    const mails = await mailsOf(email, changes.length);
    await setTimeout(300);

    expect(await mailsOf(email, changes.length)).toHaveLength(changes.length);
    expect(new Set(mails.map((mail) => mail.subject))).toEqual(new Set([`${subject} at The Wild Rover is cancelled`]));
  });

  it('keeps back that a place is kept while it is on hold, until it is confirmed', async () => {
    const email = 'held@example.com';
    const placed = placedMessage(placedRsvp({ email }));
    const minutesLater = (minutes: number) => new Date(Date.parse(placed.occurredAt) + minutes * 60_000);
    const changed = (status: BookingStatus, minutes: number) =>
      messageOf('rsvp.status-changed', { ...placed.payload, status }, minutesLater(minutes));
    const subjectsOf = async (count: number) => (await mailsOf(email, count)).map(({ subject }) => subject).sort();

    await bus.publish(changed('pending', 10));
    expect(await subjectsOf(1)).toEqual(['Your RSVP at The Wild Rover is pending']);
    await bus.publish(placed);
    await setTimeout(500);
    expect(await subjectsOf(1)).toHaveLength(1);

    await bus.publish(changed('confirmed', 20));
    expect(await subjectsOf(3)).toEqual([
      'Your RSVP at The Wild Rover',
      'Your RSVP at The Wild Rover is confirmed',
      'Your RSVP at The Wild Rover is pending',
    ]);
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
