import { limits } from '@rover/contracts/limits';
import type { MailedLinkFacts } from '@rover/contracts/messages';
import { venue } from '@rover/venue/venue';
import type { MailContent } from '../queue/mail-queue.js';
import type { SiteLinks } from '../site-links.js';
import { html } from './html.js';
import { button, colours, mailLayout, textFooter } from './mail-layout.js';
import { greetingOf } from './typed-text.js';

/** A mail that asks its reader to open a link. */
interface LinkMail {
  subject: string;
  heading: string;
  /** Why this mail came. */
  reason: string;
  action: string;
  url: string;
  /** How long, and how often, the link works. */
  term: string;
  /** For a reader who did not ask for it. */
  otherwise: string;
}

/** Asks somebody who has signed up whether the address is theirs. */
export function verificationMail({ firstName, token }: MailedLinkFacts, links: SiteLinks): MailContent {
  return compose(firstName, {
    subject: `Verify your email for ${venue.name}`,
    heading: 'One more step.',
    reason: `Welcome to ${venue.name}. Please confirm that this is your email address.`,
    action: 'Verify my email',
    url: links.verifyEmail(token),
    term: `The link works once, and must be used within ${limits.mailedLink.verify / 60} hours.`,
    otherwise: 'If you did not sign up with us, you need not do anything.',
  });
}

/** Lets somebody who forgot a password choose another. */
export function resetMail({ firstName, token }: MailedLinkFacts, links: SiteLinks): MailContent {
  return compose(firstName, {
    subject: `Reset your password for ${venue.name}`,
    heading: 'A new password.',
    reason: 'Somebody, hopefully you, asked for a new password for your account with us.',
    action: 'Choose a new password',
    url: links.resetPassword(token),
    term: `The link works once, and must be used within ${limits.mailedLink.reset} minutes.`,
    otherwise: 'If it was not you, ignore this mail: your password stays as it is.',
  });
}

function compose(firstName: string, mail: LinkMail): MailContent {
  const greeting = greetingOf(firstName);
  return {
    subject: mail.subject,
    text: asText(greeting, mail),
    html: asHtml(greeting, mail),
    attachments: [],
  };
}

function asText(greeting: string, { reason, action, url, term, otherwise }: LinkMail): string {
  return `${greeting},

${reason}

${action}:
${url}

${term}
${otherwise}

${textFooter}`;
}

function asHtml(greeting: string, { heading, reason, action, url, term, otherwise }: LinkMail): string {
  return mailLayout({
    preview: reason,
    heading,
    body: html`<p style="margin:0 0 20px">${greeting},</p>
<p style="margin:0">${reason}</p>
${button(action, url)}
<p style="margin:0 0 16px">${term}</p>
<p style="margin:0 0 16px">If the button does not open, copy this address into your browser:<br>
<a href="${url}" style="color:${colours.leaf}">${url}</a></p>
<p style="margin:0;color:${colours.muted}">${otherwise}</p>`,
  });
}
