import type { BookingStatus } from '@rover/contracts/booking-status';
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
 * queued -> sending -> sent, or failed: refused for good, or not taken within a day. `suppressed` was not to be sent: its
 * recipient has had enough mails of this kind (see hourly-limits.ts), or what it says is no longer so (see mail-rows.ts).
 */
export type MailStatus = 'queued' | 'sending' | 'sent' | 'failed' | 'suppressed';

/** A file that goes with a mail. */
interface MailAttachment {
  filename: string;
  contentType: string;
  /** Text, in whatever encoding `contentType` names. */
  content: string;
}

/** A mail as it was composed, and what has become of it. */
@Entity({ name: 'mails' })
export class Mail {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** What it is about: `rsvp.placed:<id of the RSVP>`. There is one mail about one thing. */
  @Column({ type: 'text', unique: true })
  key!: string;

  @Column({ type: 'text' })
  kind!: MailKind;

  /** The booking that it is about; what is written about one goes out in the order in which it was said. */
  @Column({ type: 'uuid', nullable: true })
  thread!: string | null;

  /** When what it tells became true. */
  @Column({ name: 'said_at', type: 'timestamptz' })
  saidAt!: Date;

  /** What it tells its booking to be; null where it tells of no change. */
  @Column({ name: 'booking_status', type: 'text', nullable: true })
  bookingStatus!: BookingStatus | null;

  /** A plain address, without a name. */
  @Column({ type: 'text' })
  recipient!: string;

  /** Who is written to by whoever answers it; null for its sender. */
  @Column({ name: 'reply_to', type: 'text', nullable: true })
  replyTo!: string | null;

  @Column({ type: 'text' })
  subject!: string;

  /** Empty once the mail is sent, like `html` and `attachments`: what is in it concerns its reader alone. */
  @Column({ type: 'text' })
  text!: string;

  @Column({ type: 'text' })
  html!: string;

  @Column({ type: 'jsonb' })
  attachments!: MailAttachment[];

  /** The same at every attempt, so that a second copy is recognised as one. */
  @Column({ name: 'message_id', type: 'text' })
  messageId!: string;

  @Column({ type: 'text' })
  status!: MailStatus;

  /** How often it was taken up to be sent. */
  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  /** While queued: not before this. While sending: from then on its sender counts as dead. */
  @Column({ name: 'next_attempt_at', type: 'timestamptz' })
  nextAttemptAt!: Date;

  /** The request that it answers to; null where none began it. */
  @Column({ name: 'request_id', type: 'text', nullable: true })
  requestId!: string | null;

  @Column({ name: 'last_error', type: 'text', nullable: true })
  lastError!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'sent_at', type: 'timestamptz', nullable: true })
  sentAt!: Date | null;
}
