import { randomUUID } from 'node:crypto';
import { eventually } from '@rover/platform/testing/eventually';
import { waitingForLocks } from '@rover/platform/testing/waiting-for-locks';
import { FailedMails } from '../failures/failed-mails.js';
import { postOffice } from '../testing/post-office.js';
import { newMail, queueMail } from '../testing/stored-mail.js';
import type { Mail } from './mail.entity.js';
import { MailQueue, type NewMail } from './mail-queue.js';
import { type LeasedMail, leaseDue, markOvertaken, markSent } from './mail-rows.js';

describe('mails about one booking', () => {
  const office = postOffice();

  const atHour = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
  const tell = (differences: Partial<NewMail>): Promise<Mail> => queueMail(office.dataSource, newMail(differences));
  const tellStatus = (thread: string, bookingStatus: Mail['bookingStatus'], hour: number) =>
    tell({ thread, kind: 'rsvp-status', bookingStatus, saidAt: atHour(hour) });
  const sent = () => office.server.taken.map(({ mail }) => mail.messageId);

  it('go out one after the other', async () => {
    office.server.replies = [451];
    const thread = randomUUID();
    const placed = await queueMail(office.dataSource, newMail({ thread }));
    office.hire();
    await office.reaches(placed, { status: 'queued', attempts: 1 });

    const cancelled = await queueMail(office.dataSource, newMail({ thread, kind: 'rsvp-status' }));
    const another = await queueMail(office.dataSource, newMail({ thread: randomUUID() }));
    office.outbox.wake();
    await office.reaches(another, { status: 'sent' });
    await office.reaches(cancelled, { status: 'queued', attempts: 0 });
    await office.letTimePass();
    await office.reaches(cancelled, { status: 'sent' });

    expect(sent()).toEqual([another, placed, cancelled].map(({ messageId }) => messageId));
  });

  it('go out in the order in which things happened, whichever was heard of first', async () => {
    const thread = randomUUID();
    const cancelled = await tellStatus(thread, 'cancelled', 20);
    const placed = await tell({ thread, saidAt: atHour(18) });
    office.hire();
    await office.reaches(placed, { status: 'sent' });
    await office.reaches(cancelled, { status: 'sent' });

    expect(sent()).toEqual([placed, cancelled].map(({ messageId }) => messageId));
  });

  it.each([
    ['rsvp-status', 'cancelled'],
    ['vip-status', 'cancelled'],
    ['vip-request', null],
  ] as const)('end on the last that happened: an older %s that is heard of later is not told', async (kind, status) => {
    const thread = randomUUID();
    office.hire();
    await office.reaches(await tellStatus(thread, 'confirmed', 20), { status: 'sent' });

    const overtaken = await tell({ thread, kind, bookingStatus: status, saidAt: atHour(19) });
    office.outbox.wake();

    await office.reaches(overtaken, { status: 'suppressed', text: '', html: '' });
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
      office.hire();
      const ahead = { thread, kind: 'rsvp-status', bookingStatus: 'cancelled', saidAt: inFiveMinutes } as const;
      await office.reaches(await tell(ahead), { status: 'sent' });

      const later = await tell({ thread, kind, bookingStatus });
      office.outbox.wake();
      await office.reaches(later, { status: 'sent' });
    },
  );

  it('do not wait until the time comes again for which they were put off before the clock was set back', async () => {
    const mail = await tell({});
    await office.dataSource.query(`UPDATE mails SET next_attempt_at = now() + interval '20 minutes'`);
    office.hire();
    await office.reaches(mail, { status: 'sent' });
  });

  it('are not overtaken by what was said at the same moment', async () => {
    const thread = randomUUID();
    const [first, second] = [await tellStatus(thread, 'confirmed', 20), await tellStatus(thread, 'confirmed', 20)];
    await office.dataSource.query(`UPDATE mails SET status = 'sent' WHERE id = $1`, [second.id]);
    office.hire();

    await office.reaches(first, { status: 'sent' });
  });

  it('keep no place that was cancelled since', async () => {
    const thread = randomUUID();
    office.hire();
    await office.reaches(await tellStatus(thread, 'confirmed', 19), { status: 'sent' });
    await office.reaches(await tellStatus(thread, 'cancelled', 20), { status: 'sent' });

    const placed = await tell({ thread, saidAt: atHour(18) });
    office.outbox.wake();

    await office.reaches(placed, { status: 'suppressed' });
    expect(sent()).toHaveLength(2);
  });

  it('still bring the link and the calendar of a place that is confirmed by now', async () => {
    const thread = randomUUID();
    office.hire();
    await office.reaches(await tellStatus(thread, 'cancelled', 19), { status: 'sent' });
    await office.reaches(await tellStatus(thread, 'confirmed', 20), { status: 'sent' });

    const placed = await tell({ thread, saidAt: atHour(18) });
    office.outbox.wake();

    await office.reaches(placed, { status: 'sent' });
  });

  describe('whose place is confirmed again while its confirmation is being kept back', () => {
    const thread = randomUUID();
    const confirmed = newMail({ thread, kind: 'rsvp-status', bookingStatus: 'confirmed', saidAt: atHour(20) });
    let placed: LeasedMail;

    beforeEach(async () => {
      const cancelled = await tellStatus(thread, 'cancelled', 19);
      await markSent(office.dataSource, [cancelled.id]);
      await tell({ thread, saidAt: atHour(18) });
      const [leased] = await leaseDue(office.dataSource, 1, [], 60_000);
      expect(leased?.overtaken).toBe(true);
      if (leased) placed = leased;
    });

    async function goesOut(): Promise<void> {
      await office.letTimePass();
      office.hire();
      await office.reaches(placed, { status: 'sent' });
    }

    it('still bring it', async () => {
      const queue = new MailQueue();
      let keepingBack: Promise<void> | undefined;
      await office.dataSource.transaction(async (manager) => {
        await queue.add(manager, confirmed);
        await queue.bringBack(manager, placed.key);
        keepingBack = markOvertaken(office.dataSource, placed);
        await eventually(async () => expect(await waitingForLocks(manager)).toBe(1));
      });
      await keepingBack;
      await goesOut();
    });

    it('still bring it, though it was taken up on what was known a moment before', async () => {
      await tell(confirmed);
      await markOvertaken(office.dataSource, placed);
      await goesOut();
    });
  });

  it('are not overtaken by what was refused for good, and are when they are sent again too late', async () => {
    office.server.replies = [550, 550];
    const thread = randomUUID();
    office.hire();
    await office.reaches(await tellStatus(thread, 'confirmed', 20), { status: 'failed' });
    const cancelled = await tellStatus(thread, 'cancelled', 19);
    await office.reaches(cancelled, { status: 'failed' });
    await office.reaches(await tellStatus(thread, 'pending', 21), { status: 'sent' });

    await new FailedMails(office.dataSource, office.outbox).sendAgain(cancelled.id);

    await office.reaches(cancelled, { status: 'suppressed' });
  });

  it('are not held back by what was refused for good', async () => {
    office.server.replies = [550];
    const thread = randomUUID();
    const refused = await queueMail(office.dataSource, newMail({ thread }));
    const next = await queueMail(office.dataSource, newMail({ thread, kind: 'rsvp-status' }));
    office.hire();
    await office.reaches(refused, { status: 'failed' });
    await office.reaches(next, { status: 'sent' });
  });
});
