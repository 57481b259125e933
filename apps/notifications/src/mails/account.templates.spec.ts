import { SiteLinks } from '../site-links.js';
import { resetMail, verificationMail } from './account.templates.js';

const links = new SiteLinks('https://pub.example');
const facts = { email: 'grace@example.com', firstName: 'Grace', token: 'a-secret_of-grace' };

describe.each([
  {
    template: verificationMail,
    subject: 'Verify your email for The Wild Rover',
    url: 'https://pub.example/verify-email?token=a-secret_of-grace',
    term: 'within 24 hours',
  },
  {
    template: resetMail,
    subject: 'Reset your password for The Wild Rover',
    url: 'https://pub.example/reset-password?token=a-secret_of-grace',
    term: 'within 60 minutes',
  },
])('the mail "$subject"', ({ template, subject, url, term }) => {
  it.each(['text', 'html'] as const)('brings the link in %s, and says how long it works', (form) => {
    const mail = template(facts, links);
    expect(mail.subject).toBe(subject);
    for (const words of ['Hello Grace,', url, term, '+52 624 555 0142']) expect(mail[form]).toContain(words);
  });

  it('shows a name as text, never as markup or as lines of its own', () => {
    const mail = template({ ...facts, firstName: 'Eve\r\nBcc: all@localhost <img src=x>' }, links);
    expect(mail.html).not.toContain('<img');
    expect(mail.text).toContain('Hello Eve Bcc: all@localhost <img src=x>,');
    expect(mail.subject).not.toContain('Eve');
  });
});
