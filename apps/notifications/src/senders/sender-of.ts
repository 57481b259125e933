import type { NotificationsConfig } from '../notifications.config.js';
import { SiteLinks } from '../site-links.js';
import { ComposingSender } from './composing.sender.js';
import { EmlFolderSender } from './eml-folder.sender.js';
import type { MailSender } from './mail-sender.js';
import { SmtpSender } from './smtp.sender.js';

/** Where mails go, who they are from, and the site that they link to. */
export type SenderConfig = Pick<NotificationsConfig, 'SMTP_URL' | 'MAIL_DIR' | 'MAIL_FROM' | 'PUBLIC_URL'>;

/** Composes mails, and sends them to the mail server, if there is one; else into a folder. */
export function senderOf(config: SenderConfig): MailSender {
  return new ComposingSender(targetOf(config), new SiteLinks(config.PUBLIC_URL));
}

function targetOf({ SMTP_URL, MAIL_DIR, MAIL_FROM }: SenderConfig): MailSender {
  if (SMTP_URL) return new SmtpSender(SMTP_URL, MAIL_FROM);
  if (MAIL_DIR) return new EmlFolderSender(MAIL_DIR, MAIL_FROM);
  throw new Error('Mails have nowhere to go: neither SMTP_URL nor MAIL_DIR is set');
}
