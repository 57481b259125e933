import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Mail } from '../queue/mail.entity.js';
import { type Reply, TestMailServer } from '../testing/mail-server.js';
import { newMail } from '../testing/stored-mail.js';
import { MailRefused } from './mail-sender.js';
import { SmtpSender } from './smtp.sender.js';

const from = { name: 'The Wild Rover', address: 'hello@thewildrover.example' };
const mail = Object.assign(new Mail(), newMail(), { id: '1', messageId: '<1@pub.example>', createdAt: new Date() });

describe('a mail server', () => {
  const server = new TestMailServer();

  beforeEach(async () => {
    server.taken.length = 0;
    await server.listen();
  });
  afterEach(() => server.close());

  function sendingTo(url: string, reply: Reply, deadline?: number): Promise<unknown> {
    server.replies = [reply];
    return new SmtpSender(url, from, deadline).send(mail).then(
      () => undefined,
      (error: unknown) => error,
    );
  }

  it('that says 5xx has refused the mail for good', async () => {
    await expect(sendingTo(server.url, 550)).resolves.toBeInstanceOf(MailRefused);
  });

  it('that says 4xx may take it later', async () => {
    await expect(sendingTo(server.url, 451)).resolves.not.toBeInstanceOf(MailRefused);
  });

  it('that refuses our password has not refused the mail', async () => {
    const error = await sendingTo(server.url.replace('//', '//pub:stout@'), 250);

    expect(error).toMatchObject({ responseCode: 535 });
    expect(error).not.toBeInstanceOf(MailRefused);
  });

  it('is well as long as it greets us and lets us in, for which no mail goes to it', async () => {
    const sender = new SmtpSender(server.url, from);
    await sender.check();
    expect(server.taken).toEqual([]);
    const stranger = new SmtpSender(server.url.replace('//', '//pub:stout@'), from);
    await expect(stranger.check()).rejects.toMatchObject({ responseCode: 535 });
    await server.close();
    await expect(sender.check()).rejects.toMatchObject({ originalCode: 'ECONNREFUSED' });
    await server.listen();
  });

  it('that falls silent half-way is left at the deadline', async () => {
    const start = Date.now();

    await expect(sendingTo(server.url, 'silence', 300)).resolves.toEqual(
      new Error('The mail server took longer than 0.3 s'),
    );
    expect(Date.now() - start).toBeLessThan(1_500);
  });

  it('that takes the connection and says nothing is left at the deadline', async () => {
    const mute = createServer((socket) => socket.resume()).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const { port } = mute.address() as AddressInfo;

    await expect(sendingTo(`smtp://127.0.0.1:${port}`, 250, 300)).resolves.toBeInstanceOf(Error);
    await new Promise((resolve) => mute.close(resolve));
  });

  it('that is not there may be there later', async () => {
    const { url } = server;
    await server.close();

    const error = await sendingTo(url, 250);

    expect(error).toMatchObject({ originalCode: 'ECONNREFUSED' });
    expect(error).not.toBeInstanceOf(MailRefused);
    await server.listen();
  });
});
