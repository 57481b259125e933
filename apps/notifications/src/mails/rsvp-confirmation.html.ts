import { type Html, html, lines } from './html.js';
import { button, colours, fonts, onLetterhead } from './letterhead.js';
import type { RsvpWords } from './rsvp-words.js';

/** The confirmation in the pub's look. */
export function rsvpHtml(words: RsvpWords): string {
  const { guest, title, date, time, party, price, requests, eventUrl, cancelUrl } = words;
  return onLetterhead({
    preview: `${title}, ${date}, ${time}`,
    heading: 'Your place is kept.',
    body: html`<p style="margin:0 0 20px">Hello ${guest}, pull up a stool.</p>
<div style="margin:0 0 24px;padding:22px 24px;background:${colours.cream};border:1px solid ${colours.brass}">
<div style="font:400 24px/1.25 ${fonts.heading};color:${colours.green}">${title}</div>
<div style="padding-top:8px;font-weight:700">${date}</div>
<div>${time}</div>
</div>
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

function detail(label: string, value: Html): Html {
  return html`<div style="margin:0 0 12px">
<div style="font-size:13px;font-weight:700;color:${colours.brassOnLight}">${label}</div>
<div>${value}</div>
</div>`;
}
