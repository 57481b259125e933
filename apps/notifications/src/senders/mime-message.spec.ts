import { createTransport } from 'nodemailer';
import { Mail } from '../queue/mail.entity.js';
import { newMail } from '../testing/stored-mail.js';
import { mailOptions, mimeMessage } from './mime-message.js';

const from = { name: 'Fáilte at The Wild Rover', address: 'hello@thewildrover.example' };
const id = '7d9f2a34-0f0e-4a52-9d3b-9d3f6a7c5e21';
const createdAt = new Date('2026-11-21T19:03:22.123Z');
const calendar = { filename: 'event.ics', contentType: 'text/calendar; method=PUBLISH; charset=utf-8' };

function aMail(differences: Partial<Mail>): Mail {
  return Object.assign(new Mail(), newMail(), { id, messageId: '<1@pub.example>', createdAt, ...differences });
}

const nodemailer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

it.each<[string, Partial<Mail>]>([
  ['plain words', { text: 'Hello\nand welcome', html: '<p>Hello</p>' }],
  ['no attachment', { attachments: [] }],
  ['an answer to somebody else', { replyTo: 'grace@guest.example' }],
  ['long lines', { text: 'pint '.repeat(500), html: `<p>${'x'.repeat(2_000)}</p>` }],
  [
    'some accents',
    { text: 'Fáilte go dtí an teach tábhairne. '.repeat(40), html: `<p>${'Fáilte = céad '.repeat(90)}</p>` },
  ],
  ['another alphabet', { text: 'Добро пожаловать\n'.repeat(60), html: '<p>酒場へようこそ ☘</p>'.repeat(60) }],
  ['blanks and dots at the ends of lines', { text: '.\n. \nfrom \n\tOld\t\n-- \n', html: '<pre>.\n \n=3D\n</pre>' }],
  ['a calendar', { attachments: [{ ...calendar, content: 'BEGIN:VCALENDAR\r\nSUMMARY:Céilí\r\n'.repeat(50) }] }],
  [
    'a subject and an address beyond ASCII',
    { subject: 'Ceol agus craic ☘ '.repeat(9), recipient: 'aoife@bärenhöhle.example' },
  ],
])('a mail with %s is the one that nodemailer writes', async (_, differences) => {
  const mail = aMail(differences);
  const { message } = await nodemailer.sendMail(mailOptions(mail, from));
  expect(mimeMessage(mail, from).raw).toBe(message.toString());
});

it('has lines that end as RFC 5322 wants them, however they were typed', () => {
  const { raw } = mimeMessage(aMail({ text: 'one\ntwo\r\nthree', html: '<p>\n</p>' }), from);
  expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(raw).toContain('one\r\ntwo\r\nthree\r\n');
});

it('goes from the pub to its reader', () => {
  const { envelope } = mimeMessage(aMail({ recipient: 'aoife@example.com' }), from);
  expect(envelope).toEqual({ from: from.address, to: ['aoife@example.com'] });
});

it('says at every attempt the same of itself: which one it is, from when, that nobody typed it, and who is to be answered', () => {
  const { raw } = mimeMessage(aMail({ replyTo: 'grace@guest.example' }), from);
  const [head = ''] = raw.split('\r\n\r\n', 1);
  expect(head.split('\r\n')).toEqual(
    expect.arrayContaining([
      'Message-ID: <1@pub.example>',
      'Date: Sat, 21 Nov 2026 19:03:22 +0000',
      'Auto-Submitted: auto-generated',
      'Reply-To: grace@guest.example',
    ]),
  );
});
