import { randomUUID } from 'node:crypto';
import type { InternalUndeliveredAnswer } from '@rover/contracts/undelivered';
import { eventually } from '@rover/platform/testing/eventually';
import { KeyServer } from '@rover/platform/testing/key-server';
import { type OpenedService, OpenService, openService } from '@rover/platform/testing/open-service';
import { Mail } from '../queue/mail.entity.js';
import { notifications } from '../service.js';
import { TestMailServer } from '../testing/mail-server.js';
import { newMail, queueMail } from '../testing/stored-mail.js';

/** Notifications as it runs, before a mail server that does as the spec says. */
class OpenNotifications extends OpenService {
  private constructor(
    opened: OpenedService,
    private readonly auth: KeyServer,
  ) {
    super(opened, [auth]);
  }

  static async open(SMTP_URL: string): Promise<OpenNotifications> {
    const auth = await KeyServer.open();
    const environment = { AUTH_URL: auth.url, PUBLIC_URL: 'https://pub.example', SMTP_URL };
    return new OpenNotifications(await openService(notifications, { environment }), auth);
  }

  ask(method: string, path: string, headers: Record<string, string> = this.auth.adminHeaders): Promise<Response> {
    return fetch(this.url + path, { method, headers });
  }

  async failed(): Promise<InternalUndeliveredAnswer['undelivered']> {
    return ((await (await this.ask('GET', '/internal/failed-mails')).json()) as InternalUndeliveredAnswer).undelivered;
  }
}

describe('mails that failed', () => {
  const server = new TestMailServer();
  let opened: OpenNotifications;

  beforeAll(async () => {
    await server.listen();
    opened = await OpenNotifications.open(server.url);
  });
  beforeEach(async () => {
    await opened.dataSource.query('TRUNCATE mails');
    server.taken.length = 0;
    server.replies = [];
  });
  afterAll(async () => {
    await opened.close();
    await server.close();
  });

  const statusOf = async (id: string) => (await opened.dataSource.manager.findOneByOrFail(Mail, { id })).status;

  /** A mail that the server has refused for good. */
  async function refusedMail(): Promise<Mail> {
    server.replies = [550];
    const mail = await queueMail(opened.dataSource, newMail());
    await eventually(async () => expect(await statusOf(mail.id)).toBe('failed'));
    return mail;
  }

  it('are listed with why, and go out once when they are sent again', async () => {
    const mail = await refusedMail();
    expect(await opened.failed()).toEqual([
      {
        id: mail.id,
        what: 'Your RSVP at The Wild Rover',
        recipient: 'aoife@example.com',
        error: expect.stringContaining('550'),
        failedAt: expect.any(String),
      },
    ]);

    const answers = await Promise.all(
      [1, 2, 3].map(async () => (await opened.ask('POST', `/internal/failed-mails/${mail.id}/retry`)).status),
    );
    expect(answers.sort()).toEqual([200, 404, 404]);
    await eventually(async () => expect(await statusOf(mail.id)).toBe('sent'));
    expect(server.taken).toMatchObject([{ to: ['aoife@example.com'], mail: { messageId: mail.messageId } }]);
    expect(await opened.failed()).toEqual([]);
  });

  it('come back to the list when they are refused again', async () => {
    const mail = await refusedMail();
    server.replies = [550];
    await opened.ask('POST', `/internal/failed-mails/${mail.id}/retry`);
    await eventually(async () => expect(server.replies).toEqual([]));
    await eventually(async () => expect((await opened.failed()).map(({ id }) => id)).toEqual([mail.id]));
    expect(server.taken).toEqual([]);
  });

  it('go out all together when all are sent again, and those alone', async () => {
    const sent = await queueMail(opened.dataSource);
    await eventually(async () => expect(await statusOf(sent.id)).toBe('sent'));
    const failed = [await refusedMail(), await refusedMail()];
    server.taken.length = 0;
    const all = async () => (await opened.ask('POST', '/internal/failed-mails/retry')).json();
    expect(await all()).toEqual({ success: true, message: 'Mails on their way again: 2.' });
    for (const { id } of failed) await eventually(async () => expect(await statusOf(id)).toBe('sent'));
    const ids = (messages: { messageId?: string }[]) => messages.map(({ messageId }) => messageId).sort();
    expect(ids(server.taken.map(({ mail }) => mail))).toEqual(ids(failed));
    expect(await all()).toMatchObject({ message: 'Mails on their way again: 0.' });
  });

  it.each([
    ['one by one', (id: string) => `/internal/failed-mails/${id}/retry`],
    ['all together', () => '/internal/failed-mails/retry'],
  ])('have a day of tries before them when they are sent again %s', async (_, pathFor) => {
    const { id } = await refusedMail();
    await opened.dataSource.query('UPDATE mails SET attempts = 1000 WHERE id = $1', [id]);
    server.replies = [451];
    await opened.ask('POST', pathFor(id));
    await eventually(async () => {
      const { status, attempts, lastError } = await opened.dataSource.manager.findOneByOrFail(Mail, { id });
      expect([status, attempts, lastError]).toEqual(['queued', 1, expect.stringContaining('451')]);
    });
  });

  it('are no others: neither those on their way, nor those that never were', async () => {
    const mail = await queueMail(opened.dataSource);
    await eventually(async () => expect(await statusOf(mail.id)).toBe('sent'));
    for (const id of [mail.id, randomUUID()]) {
      expect((await opened.ask('POST', `/internal/failed-mails/${id}/retry`)).status).toBe(404);
    }
    expect(server.taken).toHaveLength(1);
  });

  it('are for admins alone', async () => {
    expect((await opened.ask('GET', '/internal/failed-mails', {})).status).toBe(401);
    expect((await opened.ask('POST', '/internal/failed-mails/retry', {})).status).toBe(401);
    expect((await opened.ask('POST', `/internal/failed-mails/${randomUUID()}/retry`, {})).status).toBe(401);
  });
});
