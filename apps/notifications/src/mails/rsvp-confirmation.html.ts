import { type Html, html, lines } from './html.js';
import { button, colours, detail, highlightBox, mailLayout } from './mail-layout.js';
import type { RsvpWords } from './rsvp-words.js';

/** The confirmation in the pub's look. */
export function rsvpHtml(words: RsvpWords): string {
  const { greeting, title, date, time, party, price, requests, eventUrl, cancelUrl } = words;
  return mailLayout({
    preview: `${title}, ${date}, ${time}`,
    heading: 'Your place is kept.',
    body: html`<p style="margin:0 0 20px">${greeting}, pull up a stool.</p>
${highlightBox(title, [date, time])}
${[
  detail('Where', place(words)),
  detail('Party', html`${party}`),
  detail('Price', html`${price}`),
  ...(requests ? [detail('You asked for', lines(requests))] : []),
]}
${button('See the event', eventUrl)}
<p style="margin:0 0 16px">Open the attached <strong>event.ics</strong> to put it in your calendar.</p>
<p style="margin:0">Cannot make it?
<a href="${cancelUrl}" style="color:${colours.terracotta}">Cancel your RSVP</a>,
and give your place to somebody thirsty.</p>`,
  });
}

function place({ place: name, mapUrl }: RsvpWords): Html {
  return mapUrl ? html`<a href="${mapUrl}" style="color:${colours.leaf}">${name}</a>` : html`${name}`;
}
