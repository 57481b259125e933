import type { MailContent } from '../queue/mail-queue.js';
import { html, lines } from './html.js';
import { button, detail, highlightBox, mailLayout, textFooter } from './mail-layout.js';
import { greetingOf, oneLine, ownLines, quoted } from './typed-text.js';

/** A mail about a booking: what has become of it, its details, and a link to go on. Texts are as they were typed. */
export interface BookingMail {
  subject: string;
  heading: string;
  /** The name of its reader. */
  reader: string;
  /** A sentence that continues 'Hello ...,'. */
  opening: string;
  /** What is booked. */
  title: string;
  /** The day, and the time where there is one. */
  when: readonly string[];
  details: readonly BookingDetail[];
  /** One or more lines; '' when there are none. */
  requests: string;
  /** Whose requests they are, as its reader sees it. */
  asker: 'You' | 'They';
  action: { label: string; url: string };
  closing: string;
}

export interface BookingDetail {
  label: string;
  value: string;
}

/** Composes the mail as text and as HTML. What was typed is escaped, and stays on lines of its own. */
export function composeBookingMail(mail: BookingMail): MailContent {
  const tidy: BookingMail = {
    ...mail,
    title: oneLine(mail.title),
    details: mail.details.map(({ label, value }) => ({ label, value: oneLine(value) })),
    requests: ownLines(mail.requests),
  };
  return { subject: mail.subject, text: asText(tidy), html: asHtml(tidy), attachments: [] };
}

function asText(mail: BookingMail): string {
  const { reader, opening, title, when, details, requests, asker, action, closing } = mail;
  return `${greetingOf(reader)}, ${opening}

${[title, ...when].map((line) => `  ${line}\n`).join('')}
${details.map(({ label, value }) => `${label}: ${value}\n`).join('')}${
  requests ? `\n${asker} asked for:\n${quoted(requests)}\n` : ''
}
${action.label}:
${action.url}

${closing}

${textFooter}`;
}

function asHtml(mail: BookingMail): string {
  const { heading, reader, opening, title, when, details, requests, asker, action, closing } = mail;
  return mailLayout({
    preview: [title, ...when].join(', '),
    heading,
    body: html`<p style="margin:0 0 20px">${greetingOf(reader)}, ${opening}</p>
${highlightBox(title, when)}
${[
  ...details.map(({ label, value }) => detail(label, html`${value}`)),
  ...(requests ? [detail(`${asker} asked for`, lines(requests))] : []),
]}
${button(action.label, action.url)}
<p style="margin:0">${closing}</p>`,
  });
}
