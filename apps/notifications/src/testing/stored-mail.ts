import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { Mail } from '../queue/mail.entity.js';
import { MailQueue, type NewMail } from '../queue/mail-queue.js';

/** A mail to Aoife, unless told otherwise. */
export function newMail(differences: Partial<NewMail> = {}): NewMail {
  return {
    key: `rsvp.placed:${randomUUID()}`,
    kind: 'rsvp-confirmation',
    thread: null,
    saidAt: new Date(),
    recipient: 'aoife@example.com',
    subject: 'Your RSVP at The Wild Rover',
    text: 'Hello Aoife, dé hAoine ☘',
    html: '<p>Hello Aoife</p>',
    attachments: [{ filename: 'event.ics', contentType: 'text/calendar; method=PUBLISH; charset=utf-8', content: 'é' }],
    ...differences,
  };
}

/** Puts a mail in the queue. @returns it as it is stored */
export async function queueMail(dataSource: DataSource, mail: NewMail = newMail()): Promise<Mail> {
  await dataSource.transaction((manager) => new MailQueue().add(manager, mail));
  return dataSource.manager.findOneByOrFail(Mail, { key: mail.key });
}
