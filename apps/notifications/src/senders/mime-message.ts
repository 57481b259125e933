import type { SendMailOptions } from 'nodemailer';
import type { Mailbox } from '../notifications.config.js';
import type { Mail } from '../queue/mail.entity.js';

/** A mail as nodemailer wants it: the same at every attempt, and nothing in it is fetched from anywhere. */
export function mimeMessage(mail: Mail, from: Mailbox): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    messageId: mail.messageId,
    date: mail.createdAt,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments,
    baseBoundary: mail.id,
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
