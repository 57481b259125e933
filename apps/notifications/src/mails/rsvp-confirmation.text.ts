import { textFooter } from './mail-layout.js';
import type { RsvpWords } from './rsvp-words.js';
import { quoted } from './typed-text.js';

/** The confirmation as plain text. */
export function rsvpText(words: RsvpWords): string {
  return `${words.greeting},

Your place is kept. Pull up a stool.

  ${words.title}
  ${words.date}
  ${words.time}

Where: ${words.place}
${words.mapUrl ? `       ${words.mapUrl}\n` : ''}Party: ${words.party}
Price: ${words.price}
${words.requests ? `\nYou asked for:\n${quoted(words.requests)}\n` : ''}
All about it:
${words.eventUrl}

Cannot make it? Give your place to somebody thirsty:
${words.cancelUrl}

Open the attached event.ics to put it in your calendar.

${textFooter}`;
}
