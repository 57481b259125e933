import { execFileSync } from 'node:child_process';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@rover/platform/testing/eventually';
import { Mail } from '../queue/mail.entity.js';
import { TestMailServer } from '../testing/mail-server.js';
import { senderThread } from '../testing/sender-thread.js';
import { newMail } from '../testing/stored-mail.js';
import { MailRefused } from './mail-sender.js';
import { ThreadedSender } from './threaded.sender.js';

const common = {
  MAIL_FROM: { name: 'The Wild Rover', address: 'hello@thewildrover.example' },
  PUBLIC_URL: 'https://pub.example',
};

function aMail(recipient: string): Mail {
  return Object.assign(new Mail(), newMail({ recipient }), {
    id: '1',
    messageId: '<1@pub.example>',
    createdAt: new Date(),
  });
}

describe('a sender in a thread', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rover-thread-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** @param body what its thread does with each `mail` */
  async function doing(body: string, deadline?: number): Promise<ThreadedSender> {
    const program = join(folder, 'program.mjs');
    await writeFile(program, `export default (mail) => { ${body} };`);
    return new ThreadedSender({ SMTP_URL: undefined, MAIL_DIR: folder, ...common }, program, deadline);
  }

  it('says of each mail why it was not taken, and whether it ever will be', async () => {
    const server = new TestMailServer();
    await server.listen();
    server.replies = [550, 451];
    const sender = new ThreadedSender({ SMTP_URL: server.url, MAIL_DIR: undefined, ...common }, senderThread);

    const refused = sender.send(aMail('aoife@example.com'));
    await expect(refused).rejects.toBeInstanceOf(MailRefused);
    await expect(refused).rejects.toThrow('refused with 550');
    const postponed = sender.send(aMail('aoife@example.com'));
    await expect(postponed).rejects.not.toBeInstanceOf(MailRefused);
    await expect(postponed).rejects.toThrow('refused with 451');
    await server.close();
  });

  it('sends as many mails at once as without a thread', async () => {
    const sender = await doing(`
      globalThis.begun ??= [];
      return new Promise((resolve) => {
        begun.push(resolve);
        if (begun.length === 256) for (const end of begun) end();
      });
    `);

    expect(sender.atOnce).toBe(256);
    await Promise.all(Array.from({ length: 256 }, () => sender.send(aMail('aoife@example.com'))));
  });

  it('does not take a mail whose thread dies, and sends the next with another', async () => {
    const sender = await doing(`if (mail.recipient === 'banshee@example.com') process.exit(1);`);

    await expect(sender.send(aMail('banshee@example.com'))).rejects.toThrow('exited');
    await sender.send(aMail('aoife@example.com'));
  });

  it('leaves a thread that is stuck at the deadline, and sends with another once that has ended', async () => {
    const sender = await doing(`if (mail.recipient === 'banshee@example.com') for (;;);`, 3_000);

    await expect(sender.send(aMail('banshee@example.com'))).rejects.toThrow('more than 3000 ms');
    await eventually(() => expect(sender.send(aMail('aoife@example.com'))).resolves.toBeUndefined());
  });

  it('waits with one thread, not more, for a disk that hangs, and goes on once it is back', async () => {
    const mail = aMail('aoife@example.com');
    const moment = mail.createdAt.toISOString().replace(/[:.]/g, '-');
    // Nobody reads from this pipe: whoever opens it to write hangs, as on such a disk.
    const hanging = join(folder, `.${moment}-${mail.kind}-${mail.id}.eml.part`);
    execFileSync('mkfifo', [hanging]);
    const sender = new ThreadedSender({ SMTP_URL: undefined, MAIL_DIR: folder, ...common }, senderThread, 3_000);
    const other = () => sender.send(Object.assign(aMail('nora@example.com'), { id: '2' }));

    await expect(sender.send(mail)).rejects.toThrow('more than 3000 ms');
    await expect(other()).rejects.toThrow('aborted');
    await (await open(hanging)).close();
    await eventually(() => expect(other()).resolves.toBeUndefined());
  });

  it('is well when mails can be sent, whatever its thread does', async () => {
    const sender = await doing(`for (;;);`);
    await sender.check();
    await rm(folder, { recursive: true });
    await writeFile(folder, 'in the way');
    await expect(sender.check()).rejects.toThrow('EEXIST');
  });
});
