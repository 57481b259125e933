import { randomUUID } from 'node:crypto';
import { postOffice } from '../testing/post-office.js';
import { newMail, queueMail } from '../testing/stored-mail.js';

describe('mails about one booking', () => {
  const office = postOffice();

  it('go out in the order in which they were queued', async () => {
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

    expect(office.server.taken.map(({ mail }) => mail.messageId)).toEqual(
      [another, placed, cancelled].map(({ messageId }) => messageId),
    );
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
