import { isEmailAddress } from '@rover/contracts/email-address';
import type { Config } from '@rover/platform/config/read-config';
import { databaseVariables, serviceVariables, siteAddress, tokenVariables } from '@rover/platform/config/variables';
import { venue } from '@rover/venue/venue';
import { makeExactValidator, str } from 'envalid';
import addressparser from 'nodemailer/lib/addressparser';

/** A sender, as a mail program shows it. */
export interface Mailbox {
  name: string;
  address: string;
}

const mailbox = makeExactValidator<Mailbox>((input) => {
  const [parsed, ...more] = addressparser(input, { flatten: true });
  if (!parsed || more.length > 0 || !isEmailAddress(parsed.address)) {
    throw new Error(`must be one address, such as "${venue.name}" <${venue.email}>`);
  }
  return { name: parsed.name, address: parsed.address };
});

/** The address of a mail server. */
export const smtpUrl = makeExactValidator<string>((input) => {
  if (!/^smtps?:\/\/[^/]/i.test(input) || !URL.canParse(input)) {
    throw new Error('must be the address of a mail server, such as smtp://user:password@mail.example.com:587');
  }
  return input;
});

export const notificationsVariables = {
  ...serviceVariables,
  ...databaseVariables,
  ...tokenVariables,
  PUBLIC_URL: siteAddress({ desc: 'the address of the site, for the links in mails' }),
  SMTP_URL: smtpUrl({ default: undefined, desc: 'the mail server; unset, mails become files in MAIL_DIR' }),
  MAIL_DIR: str({
    default: undefined,
    requiredWhen: (environment) => environment.SMTP_URL === undefined,
    desc: 'the folder where mails are put as .eml files when SMTP_URL is unset',
  }),
  MAIL_FROM: mailbox({
    default: { name: venue.name, address: venue.email },
    desc: 'who the mails are from, as "Name" <address>',
  }),
};

export type NotificationsConfig = Config<typeof notificationsVariables>;
