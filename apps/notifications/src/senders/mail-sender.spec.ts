import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { Mail } from '../queue/mail.entity.js';
import { composedConfirmation, confirmations } from '../testing/composed-confirmation.js';
import { TestMailServer } from '../testing/mail-server.js';
import { placedRsvp } from '../testing/placed-rsvp.js';
import { senderThread } from '../testing/sender-thread.js';
import { newMail } from '../testing/stored-mail.js';
import type { MailSender } from './mail-sender.js';
import { type SenderConfig, senderOf } from './sender-of.js';
import { ThreadedSender } from './threaded.sender.js';

const from = { name: 'The Wild Rover', address: 'hello@thewildrover.example' };
const common = { MAIL_FROM: from, PUBLIC_URL: 'https://pub.example' };

interface Case {
  sender: MailSender;
  delivered(): Promise<Email[]>;
  close(): Promise<void>;
}

type ToSender = (config: SenderConfig) => MailSender;

const byThread: ToSender = (config) => new ThreadedSender(config, senderThread);

async function mailServer(toSender: ToSender): Promise<Case> {
  const server = new TestMailServer();
  await server.listen();
  return {
    sender: toSender({ SMTP_URL: server.url, MAIL_DIR: undefined, ...common }),
    delivered: async () => server.taken.map(({ mail }) => mail),
    close: () => server.close(),
  };
}

async function folder(toSender: ToSender): Promise<Case> {
  const path = await mkdtemp(join(tmpdir(), 'rover-mail-'));
  return {
    sender: toSender({ SMTP_URL: undefined, MAIL_DIR: path, ...common }),
    delivered: async () => {
      const names = await readdir(path);
      return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(path, name)))));
    },
    close: () => rm(path, { recursive: true }),
  };
}

function aMail(differences: Partial<Mail> = {}): Mail {
  return Object.assign(new Mail(), newMail(), {
    id: '7d9f2a34-0f0e-4a52-9d3b-9d3f6a7c5e21',
    messageId: '<7d9f2a34@thewildrover.example>',
    createdAt: new Date('2026-11-21T19:03:22.123Z'),
    ...differences,
  });
}

function contentOf({ content }: Attachment): string {
  return (typeof content === 'string' ? content : new TextDecoder().decode(content)).trim();
}

describe.each([
  ['a mail server', mailServer, senderOf],
  ['a folder', folder, senderOf],
  ['a mail server by a thread', mailServer, byThread],
  ['a folder by a thread', folder, byThread],
])('a mail sent to %s', (_, open, toSender) => {
  let target: Case;

  beforeEach(async () => {
    target = await open(toSender);
  });
  afterEach(() => target.close());

  it('arrives whole', async () => {
    await target.sender.send(aMail());

    const [mail, ...more] = await target.delivered();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      from,
      to: [{ name: '', address: 'aoife@example.com' }],
      subject: 'Your RSVP at The Wild Rover',
      messageId: '<7d9f2a34@thewildrover.example>',
      date: '2026-11-21T19:03:22.000Z',
    });
    expect(mail?.text?.trim()).toBe('Hello Aoife, dé hAoine ☘');
    expect(mail?.html?.trim()).toBe('<p>Hello Aoife</p>');
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  });

  it('brings its attachment as a calendar', async () => {
    await target.sender.send(aMail());

    const [mail] = await target.delivered();
    expect(mail?.attachments).toHaveLength(1);
    expect(mail?.attachments[0]).toMatchObject({
      filename: 'event.ics',
      mimeType: 'text/calendar',
      method: 'PUBLISH',
      disposition: 'attachment',
    });
    expect(mail?.attachments.map(contentOf)).toEqual(['é']);
  });

  it('is composed of its facts where it is stored as such', async () => {
    const rsvp = placedRsvp();
    const saidAt = new Date('2026-11-21T19:03:22.123Z');

    await target.sender.send(aMail({ ...confirmations.plain(rsvp), saidAt }));

    const [mail] = await target.delivered();
    expect(mail?.text).toContain('Hello Aoife Byrne,');
    expect(mail?.html?.trim()).toBe(composedConfirmation(rsvp, saidAt).html.trim());
    expect(mail?.attachments.map(contentOf)).toEqual([expect.stringContaining('DTSTAMP:20261121T190322Z')]);
  });

  it('has no header and no reader that a subject or an address smuggles in', async () => {
    const recipient = 'aoife@example.com\r\nBcc: everybody@example.com';

    await target.sender.send(aMail({ subject: 'Hello\r\nX-Forged: yes', recipient })).catch(() => undefined);

    const delivered = await target.delivered();
    expect(delivered.flatMap((mail) => mail.headers.map(({ key }) => key))).not.toContain('x-forged');
    expect(delivered.flatMap((mail) => mail.bcc ?? [])).toEqual([]);
  });
});
