import { bookingStatuses } from '@rover/contracts/booking-status';
import { SiteLinks } from '../site-links.js';
import { vipBooking } from '../testing/vip-booking.js';
import { vipNoticeMail, vipRequestMail, vipStatusMail } from './vip.templates.js';

const links = new SiteLinks('https://pub.example');
const forms = ['text', 'html'] as const;
const wanted = ['Birthdays', 'Saturday, 28 November 2026', '15 guests', 'VIP Lounge', 'A cake with candles'];
const withCake = vipBooking({ specialRequests: 'A cake with candles' });

describe('the mail to a host who has sent the VIP form', () => {
  it.each(forms)('says in %s what was asked for, and that the pub will be in touch within 24 hours', (form) => {
    const mail = vipRequestMail(withCake, links);
    expect(mail.subject).toBe('Your VIP request at The Wild Rover');
    for (const words of [
      ...wanted,
      'Hello Aoife Byrne,',
      'We will contact you within 24 hours',
      'You asked for',
      'https://pub.example/vip-packages',
      '+52 624 555 0142',
    ]) {
      expect(mail[form]).toContain(words);
    }
  });

  it('leaves to be agreed what the host left open', () => {
    const { text } = vipRequestMail(vipBooking({ eventLocation: '', guestCount: 1 }), links);
    expect(text).toContain('Party: 1 guest\nWhere: To be agreed\n');
    expect(text).not.toContain('asked for');
  });
});

describe('the mail to the pub', () => {
  it.each(forms)('says in %s who wants what, and how to reach them', (form) => {
    const mail = vipNoticeMail(withCake, links);
    expect(mail.subject).toBe('A new VIP request');
    for (const words of [
      ...wanted,
      'Aoife Byrne',
      'aoife@example.com',
      '+353 1 555 0100',
      'hero',
      'within 24 hours',
      'They asked for',
      'https://pub.example/admin?tab=vip',
    ]) {
      expect(mail[form]).toContain(words);
    }
  });

  it('does not speak of a button where none is known', () => {
    expect(vipNoticeMail(vipBooking({ buttonSource: '' }), links).text).not.toContain('Asked from');
  });
});

describe('the mail to a host about a decision', () => {
  it.each(bookingStatuses)('says that the booking is %s', (status) => {
    const mail = vipStatusMail({ ...withCake, status }, links);
    expect(mail.subject).toBe(`Your VIP booking at The Wild Rover is ${status}`);
    for (const form of forms) {
      for (const words of [...wanted, `your VIP booking is ${status}`, 'https://pub.example/vip-packages']) {
        expect(mail[form]).toContain(words);
      }
    }
  });
});

it.each([
  ['host', vipRequestMail],
  ['pub', vipNoticeMail],
])(
  'what a stranger typed reaches the %s as text, never as markup, lines or a subject of its own',
  (_reader, template) => {
    const markup = '<img src=x onerror=alert(1)>"\'&';
    const typed = `${markup}\r\nBcc: all@localhost`;
    const booking = vipBooking({ hostName: typed, hostPhone: typed, specialRequests: typed, buttonSource: typed });
    const { subject, text, html } = template(booking, links);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
    expect(text).not.toMatch(/^Bcc:/m);
    expect(text).toContain(`> ${markup}\n> Bcc: all@localhost`);
    expect(subject).not.toMatch(/img|Bcc/);
  },
);
