import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toErrorReply } from '@rover/platform/http/error-answer';
import { eventually } from '@rover/platform/testing/eventually';
import { EventReads } from './event-reads.js';

/** Stands for events: tells a version of the list, and how often it was asked. */
let events: Server;
let version: number;
let asked: number;
let answerLate: Promise<void> | undefined;
let stopsHalfway: boolean;
/** There is no event any more. */
let isGone: boolean;
let reads: EventReads;

beforeEach(async () => {
  version = 1;
  asked = 0;
  answerLate = undefined;
  stopsHalfway = false;
  isGone = false;
  events = createServer(async (request, response) => {
    asked += 1;
    const isCalendar = request.url?.endsWith('.ics');
    const told = JSON.stringify(request.url === '/api/events' ? [{ version }] : { id: 'quiz', version });
    const body = isCalendar ? `BEGIN:VCALENDAR ${version}` : told;
    await answerLate;
    response.statusCode = isGone ? 404 : 200;
    if (isCalendar) response.setHeader('content-disposition', 'attachment; filename="quiz.ics"');
    if (stopsHalfway) response.write(body.slice(0, 5));
    else response.end(body);
  });
  await new Promise<void>((resolve) => events.listen(0, '127.0.0.1', resolve));
  reads = new EventReads(`http://127.0.0.1:${(events.address() as AddressInfo).port}`);
});

afterEach(() => events.close());

const listed = async () => (await reads.list()).identity.toString();

/** From now on events waits with its answers. @returns lets it answer */
function holdAnswers(): () => void {
  let release = () => {};
  answerLate = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

/** The list is asked for, and changes before it is there. */
async function changeOnTheWay(): Promise<{ early: Promise<string>; release: () => void }> {
  const release = holdAnswers();
  const early = listed();
  while (asked === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  version = 2;
  reads.forgetAll();
  return { early, release };
}

describe('the public reads of events', () => {
  it('ask once, however many ask', async () => {
    await Promise.all(Array.from({ length: 20 }, listed));
    await listed();
    expect(asked).toBe(1);
  });

  it('are out of reach, not broken, where events stops in the middle of an answer', async () => {
    stopsHalfway = true;
    const error: unknown = await listed().catch((reason: unknown) => reason);
    expect(toErrorReply(error, 'a-request')).toMatchObject({ status: 503, unexpected: false });
  });

  it('are fresh after a change', async () => {
    await listed();
    await reads.event('quiz');
    version = 2;
    await reads.forget({ eventId: 'quiz' });
    expect(await listed()).toContain('2');
    expect((await reads.event('quiz')).identity.toString()).toContain('2');
  });

  it('as calendars are fresh after any change, and keep their names', async () => {
    const calendars = async () => [await reads.calendar('quiz'), await reads.calendarFeed()];
    for (const { headers } of await calendars()) {
      expect(headers).toEqual({ 'content-disposition': 'attachment; filename="quiz.ics"' });
    }
    await calendars();
    expect(asked).toBe(2);
    version = 2;
    await reads.forget({ eventId: 'quiz' });
    for (const { identity } of await calendars()) expect(identity.toString()).toContain('2');
  });

  it('never keep an answer that was on its way during a change', async () => {
    const { early, release } = await changeOnTheWay();
    release();
    expect(await early).toContain('1');
    expect(await listed()).toContain('2');
  });

  it('are not taken back by an answer that comes late, from before a change', async () => {
    const { early, release } = await changeOnTheWay();
    answerLate = undefined;
    expect(await listed()).toContain('2');
    release();
    expect(await early).toContain('1');
    expect(reads.freshList()?.identity.toString()).toContain('2');
  });

  it('are served as they last were while events is down', async () => {
    await listed();
    events.closeAllConnections();
    events.close();
    reads.forgetAll();
    expect(await listed()).toContain('1');
    await expect(reads.event('never-asked')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('make nobody wait for events again and again while it hangs, and are fresh once it is heard of', async () => {
    await listed();
    const release = holdAnswers();
    version = 2;
    reads.forgetAll();
    expect(await listed()).toContain('1');
    const began = performance.now();
    for (let guest = 0; guest < 20; guest += 1) expect(await listed()).toContain('1');
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(asked).toBeLessThan(5);
    release();
    reads.forgetAll();
    expect(await listed()).toContain('2');
  });

  it('are asked for anew while events is away, for which nobody waits', async () => {
    await listed();
    stopsHalfway = true;
    reads.forgetAll();
    expect(await listed()).toContain('1');
    stopsHalfway = false;
    version = 2;
    await eventually(async () => expect(await listed()).toContain('2'));
  });

  it('are what they last were for whom has no patience with a slow answer', async () => {
    await reads.event('quiz');
    reads.forgetAll();
    version = 2;
    const release = holdAnswers();
    expect((await reads.event('quiz', 50)).identity.toString()).toContain('1');
    await expect(reads.list(50)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    release();
    expect((await reads.event('quiz')).identity.toString()).toContain('2');
  });

  it.each(['\0', '../../admin', 'Quiz', 'x'.repeat(300), ''])(
    'do not ask for what no event is called: %j',
    async (slug) => {
      await expect(reads.event(slug)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(reads.calendar(slug)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(asked).toBe(0);
    },
  );

  it('tell an unknown event', async () => {
    isGone = true;
    await expect(reads.event('unknown')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(reads.calendar('unknown')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('tell an event that is deleted no more, also while events is down', async () => {
    await reads.event('quiz');
    isGone = true;
    await reads.forget({ eventId: 'quiz' });
    await expect(reads.event('quiz')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    events.closeAllConnections();
    events.close();
    await expect(reads.event('quiz')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('are asked for anew after half a minute, should nobody have told of a change', async () => {
    await listed();
    version = 2;
    const now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 29_000);
    expect(await listed()).toContain('1');
    clock.mockReturnValue(now + 31_000);
    expect(await listed()).toContain('2');
    clock.mockRestore();
  });
});
