import type { NotificationsConfig } from '../notifications.config.js';
import { EmlFolderSender } from './eml-folder.sender.js';
import type { MailSender } from './mail-sender.js';
import { SmtpSender } from './smtp.sender.js';

/** Where mails go, and who they are from. */
export type SenderConfig = Pick<NotificationsConfig, 'SMTP_URL' | 'MAIL_DIR' | 'MAIL_FROM'>;

/** The mail server, if there is one; else a folder. */
export function senderOf({ SMTP_URL, MAIL_DIR, MAIL_FROM }: SenderConfig): MailSender {
  if (SMTP_URL) return new SmtpSender(SMTP_URL, MAIL_FROM);
  if (MAIL_DIR) return new EmlFolderSender(MAIL_DIR, MAIL_FROM);
  throw new Error('Mails have nowhere to go: neither SMTP_URL nor MAIL_DIR is set');
}
