import type { BookingStatus } from '@rover/contracts/booking-status';
import type { MessagePayloads } from '@rover/contracts/messages';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

export const mailKinds = [
  'rsvp-confirmation',
  'rsvp-status',
  'vip-request',
  'vip-notice',
  'vip-status',
  'email-verification',
  'password-reset',
] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * queued -> sending -> sent, or failed: refused for good, or not taken within a day. `suppressed` is not sent: its
 * recipient has had enough mails of this kind (see hourly-limits.ts), or its content is outdated (see mail-rows.ts).
 */
export type MailStatus = 'queued' | 'sending' | 'sent' | 'failed' | 'suppressed';

/** A file that goes with a mail. */
interface MailAttachment {
  filename: string;
  contentType: string;
  /** Text, in whatever encoding `contentType` names. */
  content: string;
}

/** A mail, or the part that was composed and the facts for the rest, and its state. */
@Entity({ name: 'mails' })
export class Mail {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Identifies its subject matter: `rsvp.placed:<id of the RSVP>`. There is only one mail for each key. */
  @Column({ type: 'text', unique: true })
  key!: string;

  @Column({ type: 'text' })
  kind!: MailKind;

  /** The booking that it is about. Mails of one booking are sent in the order of `saidAt`. */
  @Column({ type: 'uuid', nullable: true })
  thread!: string | null;

  /** When the facts in it became true. */
  @Column({ name: 'said_at', type: 'timestamptz' })
  saidAt!: Date;

  /** The status of the booking that it announces; null where it announces none. */
  @Column({ name: 'booking_status', type: 'text', nullable: true })
  bookingStatus!: BookingStatus | null;

  /** A plain address, without a name. */
  @Column({ type: 'text' })
  recipient!: string;

  /** The address for answers; null for that of the sender. */
  @Column({ name: 'reply_to', type: 'text', nullable: true })
  replyTo!: string | null;

  @Column({ type: 'text' })
  subject!: string;

  /** Empty once the mail is sent, like `html`, `attachments` and `facts`: the content concerns its reader alone. */
  @Column({ type: 'text' })
  text!: string;

  @Column({ type: 'text' })
  html!: string;

  @Column({ type: 'jsonb' })
  attachments!: MailAttachment[];

  /** What `html` and `attachments` are composed of when the mail is sent; null where they are stored. */
  @Column({ type: 'jsonb', nullable: true })
  facts!: MessagePayloads['rsvp.placed'] | null;

  /** The same at every attempt, so that a second copy is recognised as one. */
  @Column({ name: 'message_id', type: 'text' })
  messageId!: string;

  @Column({ type: 'text' })
  status!: MailStatus;

  /** How many attempts to send it were begun. */
  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  /** While queued: the earliest time of the next attempt. While sending: the end of its lease. */
  @Column({ name: 'next_attempt_at', type: 'timestamptz' })
  nextAttemptAt!: Date;

  /** The request that caused it; null where none did. */
  @Column({ name: 'request_id', type: 'text', nullable: true })
  requestId!: string | null;

  @Column({ name: 'last_error', type: 'text', nullable: true })
  lastError!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'sent_at', type: 'timestamptz', nullable: true })
  sentAt!: Date | null;
}
