import { setTimeout } from 'node:timers/promises';
import { eventually } from '../testing/eventually.js';
import { countedMessage } from '../testing/messaging/sample-messages.js';
import { type MessagingDatabase, messagingDatabase } from '../testing/messaging/spec-database.js';
import { waitingForLocks } from '../testing/waiting-for-locks.js';
import { Inbox } from './inbox.js';
import { Outbox } from './outbox.js';

describe('the inbox', () => {
  let database: MessagingDatabase;
  let outbox: Outbox;
  let inbox: Inbox;
  const message = countedMessage();

  const note = (consumer: string) =>
    inbox.once(consumer, message, async (manager) => {
      await setTimeout(20);
      await manager.query('INSERT INTO deeds VALUES ($1)', [message.id]);
    });

  beforeAll(async () => {
    database = await messagingDatabase();
    outbox = new Outbox();
    inbox = new Inbox(database.dataSource, outbox);
  });

  afterEach(() => database.clear());

  afterAll(() => database.drop());

  it('lets a message that is delivered three times be handled once', async () => {
    expect([await note('mails'), await note('mails'), await note('mails')]).toEqual([true, false, false]);
    expect(await database.count('deeds')).toBe(1);
  });

  it('wakes the relay once something is handled, for what that has to tell, and for nothing else', async () => {
    const woken = jest.fn(async () => database.count('deeds'));
    const stopListening = outbox.onWake(() => void woken());
    for (let delivery = 1; delivery <= 3; delivery += 1) await note('mails');
    stopListening();
    expect(await Promise.all(woken.mock.results.map(({ value }) => value))).toEqual([1]);
  });

  it('lets a message that is delivered three times at the same instant be handled once', async () => {
    const outcomes = await Promise.all([note('mails'), note('mails'), note('mails')]);
    expect(outcomes.filter((isNew) => isNew)).toHaveLength(1);
    expect(await database.count('deeds')).toBe(1);
  });

  it('knows consumers apart', async () => {
    expect(await Promise.all([note('mails'), note('seats')])).toEqual([true, true]);
    expect(await database.count('deeds')).toBe(2);
  });

  it('remembers nothing of work that failed, so that it can be done later', async () => {
    const failing = inbox.once('mails', message, async (manager) => {
      await manager.query('INSERT INTO deeds VALUES ($1)', [message.id]);
      throw new Error('No ink.');
    });
    await expect(failing).rejects.toThrow('No ink.');
    expect(await database.count('deeds')).toBe(0);
    expect(await note('mails')).toBe(true);
  });

  it('hands the message to whoever waits for it when the first one fails', async () => {
    let begin = () => {};
    const hasBegun = new Promise<void>((resolve) => (begin = resolve));
    const failing = inbox.once('mails', message, async () => {
      begin();
      await eventually(async () => expect(await waitingForLocks(database.dataSource)).toBe(1));
      throw new Error('No ink.');
    });
    await hasBegun;
    const [first, second] = await Promise.allSettled([failing, note('mails')]);
    expect(first).toMatchObject({ status: 'rejected' });
    expect(second).toEqual({ status: 'fulfilled', value: true });
    expect(await database.count('deeds')).toBe(1);
  });

  it('gives of many messages those that are new, each once', async () => {
    const [other, third] = [countedMessage(), countedMessage()];
    await note('mails');
    const handled = await inbox.onceEach('mails', [third, message, other, other], async (manager, messages) => {
      await manager.query('INSERT INTO deeds SELECT unnest($1::uuid[])', [messages.map(({ id }) => id)]);
    });
    expect(handled).toEqual([third, other]);
    expect(await database.count('deeds')).toBe(3);
  });
});
