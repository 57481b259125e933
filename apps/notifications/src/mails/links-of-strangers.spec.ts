import type { MailContent } from '../queue/mail-queue.js';
import { SiteLinks } from '../site-links.js';
import { composedConfirmation } from '../testing/composed-confirmation.js';
import { changedRsvp, placedRsvp } from '../testing/placed-rsvp.js';
import { vipBooking } from '../testing/vip-booking.js';
import { resetMail, verificationMail } from './account.templates.js';
import { rsvpStatusMail } from './rsvp-status.template.js';
import { withoutLinks } from './typed-text.js';
import { vipNoticeMail, vipRequestMail, vipStatusMail } from './vip.templates.js';

const links = new SiteLinks('https://pub.example');

type Compose = (name: string, words: string) => MailContent;

const account: Compose = (firstName) => verificationMail({ email: 'a@example.com', firstName, token: 'a' }, links);
const toGuests: [string, Compose][] = [
  ['asks for a confirmation', account],
  ['offers a new password', (firstName) => resetMail({ email: 'a@example.com', firstName, token: 'a' }, links)],
  ['confirms an RSVP', (fullName, specialRequests) => composedConfirmation(placedRsvp({ fullName, specialRequests }))],
  [
    'tells of an RSVP',
    (fullName, specialRequests) => rsvpStatusMail(changedRsvp('confirmed', { fullName, specialRequests }), links),
  ],
  ['answers a VIP request', (hostName, words) => vipRequestMail(vip(hostName, words), links)],
  [
    'tells of a VIP booking',
    (hostName, words) => vipStatusMail({ ...vip(hostName, words), status: 'confirmed' }, links),
  ],
];

const vip = (hostName: string, specialRequests: string) => vipBooking({ hostName, specialRequests });

describe.each(toGuests)('a mail that %s', (_, compose) => {
  it.each(['text', 'html'] as const)('brings in %s no link that a stranger typed', (form) => {
    const told = compose('You have won! http://evil.test/win', 'Card declined.\nPay again: https://evil.test/pay')[
      form
    ];
    expect(told).not.toContain('evil');
    expect(told).toMatch(/Hello,/);
  });
});

it('the pub is told all that a host has typed', () => {
  const { text } = vipNoticeMail(vip('Eve of evil.test', 'As at https://evil.test/cake'), links);
  for (const words of ['Host: Eve of evil.test', '> As at https://evil.test/cake']) expect(text).toContain(words);
});

it.each([
  ['http://evil.test', 'Hello,'],
  ['Win at evil.test now', 'Hello,'],
  ['x.com', 'Hello,'],
  ['Call 203.0.113.5', 'Hello,'],
  ['www.evil', 'Hello,'],
  ['J. R. Ó Briain-Smith', 'Hello J. R. Ó Briain-Smith,'],
  ['Anne/Mary', 'Hello Anne/Mary,'],
])('%s is greeted without a link', (name, greeting) => {
  expect(account(name, '').text).toContain(greeting);
});

it('of what is no link every word is told', () => {
  const words = 'Vegan/gluten free, 2.5 hours from 8.30 p.m. ... No nuts!\n6 guests, 2 kids (3 & 5)';
  expect(withoutLinks(words)).toBe(words);
});
