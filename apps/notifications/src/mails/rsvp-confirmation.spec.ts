import { composedConfirmation, confirmations } from '../testing/composed-confirmation.js';
import { placedRsvp } from '../testing/placed-rsvp.js';

function confirmation(...differences: Parameters<typeof placedRsvp>) {
  return composedConfirmation(placedRsvp(...differences));
}

describe('the confirmation of an RSVP', () => {
  it.each(['text', 'html'] as const)('says in %s who comes to what, when, where, and how to get out of it', (form) => {
    const content = confirmation({ specialRequests: 'A table by the fiddler' })[form];

    for (const words of [
      'Hello Aoife Byrne,',
      form === 'html' ? 'Trad Session &amp; Stout' : 'Trad Session & Stout',
      'Saturday, 28 November 2026',
      '7:00 PM – 2:00 AM',
      'The Wild Rover',
      'https://maps.google.com/?q=22.8814,-109.9117',
      '4 guests',
      'Free Entry',
      'A table by the fiddler',
      'https://pub.example/events/trad-session',
      'https://pub.example/rsvp/cancel?token=a-secret-of-aoife',
      '+52 624 555 0142',
      'Boulevard Paseo de la Marina 17',
      'Open daily, 9:00 AM to 2:00 AM',
    ]) {
      expect(content).toContain(words);
    }
  });

  it('brings the event for the calendar', () => {
    const [attachment, ...more] = confirmation().attachments;

    expect(more).toEqual([]);
    expect(attachment).toMatchObject({
      filename: 'event.ics',
      contentType: 'text/calendar; method=PUBLISH; charset=utf-8',
    });
    expect(attachment?.content).toContain('SUMMARY:Trad Session & Stout');
    expect(attachment?.content).toContain('SEQUENCE:0');
  });

  it('brings it with its words, and every year where it recurs', () => {
    const [attachment] = confirmation({}, { recurring: true, description: 'Bring a hat.' }).attachments;
    expect(attachment?.content).toContain('RRULE:FREQ=YEARLY');
    expect(attachment?.content).toContain('DESCRIPTION:Bring a hat.');
  });

  it('brings it as new as it is, for whoever has an older one in the calendar', () => {
    expect(confirmation({}, { version: 3 }).attachments[0]?.content).toContain('SEQUENCE:3');
  });

  it('brings every guest of an event its calendar, stamped when the RSVP was made', () => {
    const calendarAt = (moment: string) => {
      const rsvp = placedRsvp({}, { title: 'DTSTAMP:\nDTSTAMP:x' });
      return composedConfirmation(rsvp, new Date(moment)).attachments[0]?.content;
    };

    const first = calendarAt('2026-11-21T19:03:22.123Z');
    const second = calendarAt('2026-11-22T20:04:23.000Z');

    expect(first).toContain('DTSTAMP:20261121T190322Z\r\n');
    expect(second).toBe(first?.replace('DTSTAMP:20261121T190322Z', 'DTSTAMP:20261122T200423Z'));
  });

  it('tells of an event as it was when the RSVP was made, whatever guests before and after were told', () => {
    const titleTold = (title: string) => {
      const { text, attachments } = confirmation({}, { title });
      return text.includes(`  ${title}\n`) && attachments[0]?.content.includes(`SUMMARY:${title}\r\n`);
    };
    const titles = Array.from({ length: 250 }, (_, number) => `Session ${number}`);

    expect([...titles, ...titles, ...titles.toReversed()].filter((title) => !titleTold(title))).toEqual([]);
  });

  it('is queued as plain text that says all, for a release that knows no facts, and its facts', () => {
    const rsvp = placedRsvp();

    expect(confirmations.plain(rsvp)).toEqual({
      subject: 'Your RSVP at The Wild Rover',
      text: expect.stringMatching(/Aoife Byrne.*Trad Session & Stout.*cancel\?token=a-secret-of-aoife/s),
      html: '',
      attachments: [],
      facts: rsvp,
    });
  });

  it('has a subject that nobody outside can write', () => {
    expect(confirmation({ fullName: 'Win a prize' }, { title: 'Click here' }).subject).toBe(
      'Your RSVP at The Wild Rover',
    );
  });

  it('speaks of one guest as one, and of no requests not at all', () => {
    const { text, html } = confirmation({ guests: 1 });

    expect(text).toContain('Party: 1 guest\n');
    expect(text).not.toContain('You asked for');
    expect(html).not.toContain('You asked for');
  });

  it('keeps the marks of a name or a title that runs from right to left where they belong', () => {
    const { text, html } = confirmation({ fullName: 'אבא (דוד)' }, { title: 'ערב חידונים!', price: '20$ חינם' });

    for (const words of ['Hello \u2068אבא (דוד)\u2069,', '\u2068ערב חידונים!\u2069', '\u206820$ חינם\u2069']) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
  });

  it('shows what guests and admins typed as text, never as markup or as lines of its own', () => {
    const markup = '<img src=x onerror=alert(1)>"\'&';
    const { text, html } = confirmation(
      { fullName: `Eve\r\nBcc: all@localhost ${markup}`, specialRequests: `${markup}\r\nsecond line` },
      { title: `${markup}\nTitle`, location: markup, price: markup, slug: 'a"b/../c' },
    );

    expect(html).not.toContain('<img');
    expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt;&quot;&#39;&amp;/g)?.length).toBeGreaterThanOrEqual(5);
    expect(html).toContain('&amp;<br>second line');
    expect(html).toContain('/events/a%22b%2F..%2Fc"');
    expect(text).not.toMatch(/^Bcc:/m);
    expect(text).toContain(`Hello Eve Bcc: all@localhost ${markup},`);
    expect(text).toContain(`> ${markup}\n> second line`);
  });

  it('links to a map only when the address is one of the web', () => {
    const { text, html } = confirmation({}, { locationUrl: 'javascript:alert(1)' });

    expect(text + html).not.toContain('javascript:');
  });
});
