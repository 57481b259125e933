import type { BookingStatus } from '@rover/contracts/booking-status';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ name: 'rsvps' })
export class Rsvp {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ name: 'event_id', type: 'uuid' })
  eventId!: string;

  /** The title that events last told; a copy, for searching and sorting. */
  @Column({ name: 'event_title', type: 'text' })
  eventTitle!: string;

  /** YYYY-MM-DD in the venue's zone; a copy as well. */
  @Column({ name: 'event_date', type: 'date' })
  eventDate!: string;

  @Column({ name: 'full_name', type: 'text' })
  fullName!: string;

  @Column({ type: 'text' })
  email!: string;

  @Column({ type: 'text' })
  phone!: string;

  @Column({ type: 'integer' })
  guests!: number;

  @Column({ name: 'special_requests', type: 'text' })
  specialRequests!: string;

  @Column({ type: 'text' })
  status!: BookingStatus;

  /** SHA-256 of the secret in the guest's cancel link. */
  @Column({ name: 'cancel_token_hash', type: 'bytea', select: false })
  cancelTokenHash!: Buffer;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  /** Places it takes at its event. */
  get places(): number {
    return this.status === 'cancelled' ? 0 : this.guests;
  }
}
