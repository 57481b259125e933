import { randomUUID } from 'node:crypto';
import { eventually } from '@rover/platform/testing/eventually';
import { waitingForLocks } from '@rover/platform/testing/waiting-for-locks';
import { FailedMails } from '../failures/failed-mails.js';
import { mailFixture } from '../testing/mail-fixture.js';
import { newMail, queueMail } from '../testing/stored-mail.js';
import type { Mail } from './mail.entity.js';
import { MailQueue, type NewMail } from './mail-queue.js';
import { type LeasedMail, leaseDue, markOvertaken, markSent } from './mail-rows.js';

describe('mails about one booking', () => {
  const fixture = mailFixture();

  const atHour = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
  const tell = (differences: Partial<NewMail>): Promise<Mail> => queueMail(fixture.dataSource, newMail(differences));
  const tellStatus = (thread: string, bookingStatus: Mail['bookingStatus'], hour: number) =>
    tell({ thread, kind: 'rsvp-status', bookingStatus, saidAt: atHour(hour) });
  const sent = () => fixture.server.taken.map(({ mail }) => mail.messageId);

  it('go out one after the other', async () => {
    fixture.server.replies = [451];
    const thread = randomUUID();
    const placed = await queueMail(fixture.dataSource, newMail({ thread }));
    fixture.startWorker();
    await fixture.reaches(placed, { status: 'queued', attempts: 1 });

    const cancelled = await queueMail(fixture.dataSource, newMail({ thread, kind: 'rsvp-status' }));
    const another = await queueMail(fixture.dataSource, newMail({ thread: randomUUID() }));
    fixture.outbox.wake();
    await fixture.reaches(another, { status: 'sent' });
    await fixture.reaches(cancelled, { status: 'queued', attempts: 0 });
    await fixture.letTimePass();
    await fixture.reaches(cancelled, { status: 'sent' });

    expect(sent()).toEqual([another, placed, cancelled].map(({ messageId }) => messageId));
  });

  it('go out in the order in which things happened, whichever was heard of first', async () => {
    const thread = randomUUID();
    const cancelled = await tellStatus(thread, 'cancelled', 20);
    const placed = await tell({ thread, saidAt: atHour(18) });
    fixture.startWorker();
    await fixture.reaches(placed, { status: 'sent' });
    await fixture.reaches(cancelled, { status: 'sent' });

    expect(sent()).toEqual([placed, cancelled].map(({ messageId }) => messageId));
  });

  it.each([
    ['rsvp-status', 'cancelled'],
    ['vip-status', 'cancelled'],
    ['vip-request', null],
  ] as const)('end on the last that happened: an older %s that is heard of later is not told', async (kind, status) => {
    const thread = randomUUID();
    fixture.startWorker();
    await fixture.reaches(await tellStatus(thread, 'confirmed', 20), { status: 'sent' });

    const overtaken = await tell({ thread, kind, bookingStatus: status, saidAt: atHour(19) });
    fixture.outbox.wake();

    await fixture.reaches(overtaken, { status: 'suppressed', text: '', html: '' });
    expect(sent()).toHaveLength(1);
  });

  it.each([
    ['rsvp-status', 'confirmed'],
    ['rsvp-confirmation', null],
  ] as const)(
    'are not overtaken by what was said before the clock was set back: an %s',
    async (kind, bookingStatus) => {
      const thread = randomUUID();
      const inFiveMinutes = new Date(Date.now() + 300_000);
      fixture.startWorker();
      const ahead = { thread, kind: 'rsvp-status', bookingStatus: 'cancelled', saidAt: inFiveMinutes } as const;
      await fixture.reaches(await tell(ahead), { status: 'sent' });

      const later = await tell({ thread, kind, bookingStatus });
      fixture.outbox.wake();
      await fixture.reaches(later, { status: 'sent' });
    },
  );

  it('do not wait until the time comes again for which they were put off before the clock was set back', async () => {
    const mail = await tell({});
    await fixture.dataSource.query(`UPDATE mails SET next_attempt_at = now() + interval '20 minutes'`);
    fixture.startWorker();
    await fixture.reaches(mail, { status: 'sent' });
  });

  it('are not overtaken by what was said at the same moment', async () => {
    const thread = randomUUID();
    const [first, second] = [await tellStatus(thread, 'confirmed', 20), await tellStatus(thread, 'confirmed', 20)];
    await fixture.dataSource.query(`UPDATE mails SET status = 'sent' WHERE id = $1`, [second.id]);
    fixture.startWorker();

    await fixture.reaches(first, { status: 'sent' });
  });

  it('keep no place that was cancelled since', async () => {
    const thread = randomUUID();
    fixture.startWorker();
    await fixture.reaches(await tellStatus(thread, 'confirmed', 19), { status: 'sent' });
    await fixture.reaches(await tellStatus(thread, 'cancelled', 20), { status: 'sent' });

    const placed = await tell({ thread, saidAt: atHour(18) });
    fixture.outbox.wake();

    await fixture.reaches(placed, { status: 'suppressed' });
    expect(sent()).toHaveLength(2);
  });

  it('still bring the link and the calendar of a place that is confirmed by now', async () => {
    const thread = randomUUID();
    fixture.startWorker();
    await fixture.reaches(await tellStatus(thread, 'cancelled', 19), { status: 'sent' });
    await fixture.reaches(await tellStatus(thread, 'confirmed', 20), { status: 'sent' });

    const placed = await tell({ thread, saidAt: atHour(18) });
    fixture.outbox.wake();

    await fixture.reaches(placed, { status: 'sent' });
  });

  describe('whose place is confirmed again while its confirmation is being kept back', () => {
    const thread = randomUUID();
    const confirmed = newMail({ thread, kind: 'rsvp-status', bookingStatus: 'confirmed', saidAt: atHour(20) });
    let placed: LeasedMail;

    beforeEach(async () => {
      const cancelled = await tellStatus(thread, 'cancelled', 19);
      await markSent(fixture.dataSource, [cancelled.id]);
      await tell({ thread, saidAt: atHour(18) });
      const [leased] = await leaseDue(fixture.dataSource, 1, [], 60_000);
      expect(leased?.overtaken).toBe(true);
      if (leased) placed = leased;
    });

    async function goesOut(): Promise<void> {
      await fixture.letTimePass();
      fixture.startWorker();
      await fixture.reaches(placed, { status: 'sent' });
    }

    it('still bring it', async () => {
      const queue = new MailQueue();
      let keepingBack: Promise<void> | undefined;
      await fixture.dataSource.transaction(async (manager) => {
        await queue.add(manager, confirmed);
        await queue.bringBack(manager, placed.key);
        keepingBack = markOvertaken(fixture.dataSource, placed);
        await eventually(async () => expect(await waitingForLocks(manager)).toBe(1));
      });
      await keepingBack;
      await goesOut();
    });

    it('still bring it, though it was taken up on what was known a moment before', async () => {
      await tell(confirmed);
      await markOvertaken(fixture.dataSource, placed);
      await goesOut();
    });
  });

  it('are not overtaken by what was refused for good, and are when they are sent again too late', async () => {
    fixture.server.replies = [550, 550];
    const thread = randomUUID();
    fixture.startWorker();
    await fixture.reaches(await tellStatus(thread, 'confirmed', 20), { status: 'failed' });
    const cancelled = await tellStatus(thread, 'cancelled', 19);
    await fixture.reaches(cancelled, { status: 'failed' });
    await fixture.reaches(await tellStatus(thread, 'pending', 21), { status: 'sent' });

    await new FailedMails(fixture.dataSource, fixture.outbox).sendAgain(cancelled.id);

    await fixture.reaches(cancelled, { status: 'suppressed' });
  });

  it('are not held back by what was refused for good', async () => {
    fixture.server.replies = [550];
    const thread = randomUUID();
    const refused = await queueMail(fixture.dataSource, newMail({ thread }));
    const next = await queueMail(fixture.dataSource, newMail({ thread, kind: 'rsvp-status' }));
    fixture.startWorker();
    await fixture.reaches(refused, { status: 'failed' });
    await fixture.reaches(next, { status: 'sent' });
  });
});
