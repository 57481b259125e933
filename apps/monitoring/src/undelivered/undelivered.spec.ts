import { randomUUID } from 'node:crypto';
import type { RetryAnswer, UndeliveredAnswer } from '@rover/contracts/undelivered';
import { DeadLetters } from '@rover/platform/messaging/dead-letters';
import { OpenMonitoring } from '../testing/open-monitoring.js';
import { StandInService } from '../testing/stand-in-service.js';

const path = '/api/admin/undelivered';

function letter(minute: number, differences: object = {}) {
  return {
    id: `bookings.event-saved:${randomUUID()}`,
    what: 'event.saved',
    recipient: 'bookings.event-saved',
    error: 'No taps',
    failedAt: new Date(Date.UTC(2026, 10, 21, 19, minute)).toISOString(),
    ...differences,
  };
}

describe('what did not arrive', () => {
  let monitoring: OpenMonitoring;
  let bookings: StandInService;
  let notifications: StandInService;

  beforeAll(async () => {
    [bookings, notifications] = await Promise.all([StandInService.open(), StandInService.open()]);
    monitoring = await OpenMonitoring.open({
      BOOKINGS_URL: bookings.url,
      EVENTS_URL: bookings.url,
      MEDIA_URL: bookings.url,
      NOTIFICATIONS_URL: notifications.url,
    });
  });
  beforeEach(() => {
    for (const { answers, asked } of [bookings, notifications]) {
      answers.clear();
      asked.length = 0;
    }
  });
  afterAll(async () => {
    await monitoring.close();
    await Promise.all([bookings.close(), notifications.close()]);
  });

  async function list(): Promise<UndeliveredAnswer> {
    return (await monitoring.asAdmin<UndeliveredAnswer>('GET', path)).body;
  }

  it('is gathered from all services, the newest first, asked with the token of who asks', async () => {
    const mail = { ...letter(2), id: randomUUID(), what: 'Your RSVP at The Wild Rover', recipient: 'aoife@guest.test' };
    notifications.answers.set('/internal/dead-letters', { status: 200, body: { undelivered: [letter(1), letter(3)] } });
    notifications.answers.set('/internal/failed-mails', { status: 200, body: { undelivered: [mail] } });
    const { undelivered } = await list();
    expect(undelivered.map(({ failedAt }) => failedAt)).toEqual(
      [letter(3), letter(2), letter(1)].map((one) => one.failedAt),
    );
    expect(undelivered[1]).toEqual({ ...mail, service: 'notifications', kind: 'mail' });
    expect(notifications.asked.every(({ authorization }) => authorization.startsWith('Bearer '))).toBe(true);
  });

  it('is a hundred at most', async () => {
    const many = Array.from({ length: 80 }, (_, minute) => letter(minute));
    bookings.answers.set('/internal/dead-letters', { status: 200, body: { undelivered: many } });
    expect((await list()).undelivered).toHaveLength(100);
  });

  it('leaves out who does not answer, and says so', async () => {
    bookings.answers.set('/internal/dead-letters', { status: 503, body: {} });
    notifications.answers.set('/internal/failed-mails', { status: 200, body: { undelivered: [letter(1)] } });
    const { undelivered, silent } = await list();
    expect(undelivered).toHaveLength(1);
    expect(silent).toEqual(['auth', 'events', 'bookings', 'media']);
  });

  it('leaves out who hangs, and says so', async () => {
    notifications.answers.set('/internal/failed-mails', 'silence');
    expect((await list()).silent).toEqual(['auth', 'notifications']);
  });

  it('is sent again by the service that keeps it, whose word is passed on', async () => {
    const { id } = letter(1);
    const retry = `${path}/notifications/message/${encodeURIComponent(id)}/retry`;
    const at = `/internal/dead-letters/${id}/retry`;
    notifications.answers.set(at, { status: 200, body: { success: true, message: 'The message is delivered.' } });
    const { status, body } = await monitoring.asAdmin<RetryAnswer>('POST', retry);
    expect([status, body.message]).toEqual([200, 'The message is delivered.']);

    notifications.answers.set(at, { status: 409, body: { code: 'CONFLICT', message: 'Not this time either.' } });
    expect(await monitoring.asAdmin('POST', retry)).toMatchObject({
      status: 409,
      body: { message: 'Not this time either.' },
    });
    const wrong = [{ field: 'id', message: 'The id is not one of ours.' }];
    const refusal = { code: 'VALIDATION_FAILED', message: 'The id is not one of ours.', errors: wrong };
    notifications.answers.set(at, { status: 400, body: refusal });
    expect(await monitoring.asAdmin('POST', retry)).toMatchObject({ status: 400, body: refusal });
    notifications.answers.set(at, { status: 500, body: { code: 'INTERNAL', message: 'Secret trouble.' } });
    const failed = await monitoring.asAdmin('POST', retry);
    expect(failed.status).toBe(503);
    expect(failed.body.message).not.toContain('Secret');
    notifications.answers.set(at, { status: 400, body: {} });
    expect((await monitoring.asAdmin('POST', retry)).status).toBe(503);
  });

  it('is sent again all at once where it is mails', async () => {
    const retry = `${path}/notifications/mail/retry`;
    const message = 'Mails on their way again: 312.';
    notifications.answers.set('/internal/failed-mails/retry', { status: 200, body: { success: true, message } });
    const { status, body } = await monitoring.asAdmin<RetryAnswer>('POST', retry);
    expect([status, body]).toEqual([200, { success: true, message }]);
    expect(notifications.asked).toMatchObject([{ method: 'POST', authorization: expect.stringMatching(/^Bearer /) }]);
    notifications.answers.set('/internal/failed-mails/retry', { status: 500, body: {} });
    expect((await monitoring.asAdmin('POST', retry)).status).toBe(503);
  });

  it('of monitoring itself is sent again here', async () => {
    const report = { service: 'events', errors: [], slow: [], memory: [] };
    const message = {
      id: randomUUID(),
      topic: 'telemetry.reported' as const,
      occurredAt: new Date().toISOString(),
      requestId: null,
      payload: {
        ...report,
        errors: [{ endpoint: 'GET /', message: 'Late news', count: 4, timestamp: new Date().toISOString() }],
      },
    };
    await monitoring.get(DeadLetters).keep('monitoring.reports', message, new Error('No taps'));
    const [own] = (await list()).undelivered;
    expect(own).toMatchObject({
      service: 'monitoring',
      kind: 'message',
      what: 'telemetry.reported',
      error: 'Error: No taps',
    });

    const retry = `${path}/monitoring/message/${encodeURIComponent(own?.id ?? '')}/retry`;
    expect((await monitoring.asAdmin('POST', retry)).status).toBe(200);
    expect((await monitoring.asAdmin('POST', retry)).status).toBe(404);
    expect((await list()).undelivered).toEqual([]);
    const kept = await monitoring.dataSource.query(`SELECT count::integer FROM errors WHERE message = 'Late news'`);
    expect(kept).toEqual([{ count: 4 }]);
  });

  it.each(['nobody/message', 'bookings/mail', 'bookings/pigeon', '..%2f..%2fauth/message'])(
    'is not looked for at %s',
    async (place) => {
      expect((await monitoring.asAdmin('POST', `${path}/${place}/${randomUUID()}/retry`)).status).toBe(404);
      expect(bookings.asked).toEqual([]);
    },
  );

  it('is for admins alone', async () => {
    for (const [method, at] of [
      ['GET', path],
      ['POST', `${path}/bookings/message/1/retry`],
      ['POST', `${path}/notifications/mail/retry`],
      ['GET', '/internal/dead-letters'],
    ] as const) {
      expect((await monitoring.call(method, at)).status).toBe(401);
      expect((await monitoring.asCustomer(method, at)).status).toBe(403);
    }
  });
});
