import { encode as toBase64, wrap as wrapBase64 } from 'nodemailer/lib/base64';
import MailComposer, { type MailComposerOptions } from 'nodemailer/lib/mail-composer';
import type { default as MimeNode, MimeNodeEnvelope } from 'nodemailer/lib/mime-node';
import { encode as toQuotedPrintable, wrap as wrapQuotedPrintable } from 'nodemailer/lib/qp';
import type { Mailbox } from '../notifications.config.js';
import type { Mail } from '../queue/mail.entity.js';

/** The envelope of a mail, and the message itself (RFC 5322) with lines that end in CRLF. */
interface MimeMessage {
  envelope: MimeNodeEnvelope;
  raw: string;
}

/** A mail as nodemailer's options: the same at every attempt, and nothing in it is fetched from anywhere. */
export function mailOptions(mail: Mail, from: Mailbox): MailComposerOptions {
  return {
    from,
    to: { name: '', address: mail.recipient },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    messageId: mail.messageId,
    date: mail.createdAt,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: withCrlf(mail.text),
    html: withCrlf(mail.html),
    attachments: mail.attachments,
    baseBoundary: mail.id,
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Composes a mail. nodemailer decides on its parts and their headers and encodings; they are written here, since the
 * stream that nodemailer would make for each takes three times as long.
 */
export function mimeMessage(mail: Mail, from: Mailbox): MimeMessage {
  const message = new MailComposer(mailOptions(mail, from)).compile();
  return { envelope: message.getEnvelope(), raw: written(message) };
}

/** Writes a part as RFC 2046, 5.1.1 says. */
function written(node: MimeNode): string {
  const head = `${node.buildHeaders()}\r\n\r\n`;
  if (!node.multipart) return head + encoded(node);
  const parts = node.childNodes.map((part) => `--${node.boundary}\r\n${written(part)}\r\n`);
  return `${head}${parts.join('')}--${node.boundary}--\r\n`;
}

function encoded(node: MimeNode): string {
  const content = String(node.content ?? '');
  const encoding = node.getTransferEncoding();
  if (encoding === 'base64') return wrapBase64(toBase64(content));
  if (encoding === 'quoted-printable') return wrapQuotedPrintable(toQuotedPrintable(content));
  return content;
}

function withCrlf(text: string): string {
  return text.replace(/\r?\n/g, '\r\n');
}
