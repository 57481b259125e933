import type { BookingStatus } from '@rover/contracts/booking-status';
import { SiteLinks } from '../site-links.js';
import { changedRsvp } from '../testing/placed-rsvp.js';
import { rsvpStatusMail } from './rsvp-status.template.js';

const links = new SiteLinks('https://pub.example');

describe('the mail to a guest about a decision', () => {
  it.each<[BookingStatus, string]>([
    ['confirmed', 'https://pub.example/events/trad-session'],
    ['pending', 'https://pub.example/events/trad-session'],
    ['cancelled', 'https://pub.example/events'],
  ])('says that the RSVP is %s, to what, and where to look next', (status, link) => {
    const mail = rsvpStatusMail(changedRsvp(status, { specialRequests: 'By the fiddler' }), links);
    expect(mail.subject).toBe(`Your RSVP at The Wild Rover is ${status}`);
    expect(mail.text).toContain(`\n${link}\n`);
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.html).toContain('Trad Session &amp; Stout');
    for (const form of ['text', 'html'] as const) {
      for (const words of [
        'Hello Aoife Byrne,',
        `your RSVP is ${status}`,
        'Saturday, 28 November 2026',
        '7:00 PM – 2:00 AM',
        'The Wild Rover',
        '4 guests',
        'Free Entry',
        'By the fiddler',
      ]) {
        expect(mail[form]).toContain(words);
      }
    }
  });

  it('shows what guests and admins typed as text, never as markup or as lines of its own', () => {
    const typed = '<img src=x>\r\nBcc: all@localhost';
    const event = { title: typed, location: typed, price: typed, slug: 'a"b/../c' };
    const { subject, text, html } = rsvpStatusMail(changedRsvp('confirmed', { fullName: typed }, event), links);
    expect(html).not.toContain('<img');
    expect(html).toContain('/events/a%22b%2F..%2Fc"');
    expect(text).not.toMatch(/^Bcc:/m);
    expect(subject).not.toContain('img');
  });
});
