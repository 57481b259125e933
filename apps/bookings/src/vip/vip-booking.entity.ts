import type { BookingStatus } from '@rover/contracts/booking-status';
import type { VipEventType, VipLocation } from '@rover/contracts/vip';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ name: 'vip_bookings' })
export class VipBooking {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ name: 'host_name', type: 'text' })
  hostName!: string;

  @Column({ name: 'host_email', type: 'text' })
  hostEmail!: string;

  @Column({ name: 'host_phone', type: 'text' })
  hostPhone!: string;

  @Column({ name: 'event_type', type: 'text' })
  eventType!: VipEventType;

  /** YYYY-MM-DD in the venue's zone. */
  @Column({ name: 'event_date', type: 'date' })
  eventDate!: string;

  @Column({ name: 'guest_count', type: 'integer' })
  guestCount!: number;

  /** '' when the host does not mind. */
  @Column({ name: 'event_location', type: 'text' })
  eventLocation!: VipLocation | '';

  @Column({ name: 'special_requests', type: 'text' })
  specialRequests!: string;

  /** Which button of the site led to the form. */
  @Column({ name: 'button_source', type: 'text' })
  buttonSource!: string;

  @Column({ type: 'text' })
  status!: BookingStatus;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
