import { Column, CreateDateColumn, DeleteDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { DatedEvent } from './dated-event.js';

@Entity({ name: 'events' })
export class Event extends DatedEvent {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** YYYY-MM-DD in the venue's zone. */
  @Column({ name: 'event_date', type: 'date' })
  eventDate!: string;

  /** HH:MM in the venue's zone. */
  @Column({ name: 'start_time', type: 'text' })
  startTime!: string;

  @Column({ name: 'end_time', type: 'text' })
  endTime!: string;

  @Column({ name: 'location_url', type: 'text' })
  locationUrl!: string;

  @Column({ type: 'text' })
  description!: string;

  /** Sanitised HTML. */
  @Column({ name: 'extended_description', type: 'text' })
  extendedDescription!: string;

  /** 0 is unlimited. */
  @Column({ type: 'integer' })
  capacity!: number;

  /** Guests of RSVPs that are not cancelled, as bookings last told. */
  @Column({ type: 'integer', default: 0 })
  registered!: number;

  /** The version of bookings' seats that `registered` is from; older news is ignored. */
  @Column({ name: 'seats_version', type: 'bigint', default: 0 })
  seatsVersion!: string;

  @Column({ type: 'text' })
  image!: string;

  @Column({ name: 'social_image', type: 'text', nullable: true })
  socialImage!: string | null;

  @Column({ name: 'show_capacity', type: 'boolean' })
  showCapacity!: boolean;

  /** Rises with every change that an admin saves; sent with `event.saved`. */
  @Column({ type: 'integer', default: 1 })
  version!: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  /** When the event or its media last changed; rises with `version`. */
  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt!: Date;

  /** When an admin last edited its fields. Changes of media do not count: they overwrite nobody's words. */
  @Column({ name: 'edited_at', type: 'timestamptz', default: () => 'now()' })
  editedAt!: Date;

  /**
   * When an admin deleted it. Queries leave it out from then on, and after a while it is removed for good, unless it is
   * restored.
   */
  @DeleteDateColumn({ name: 'deleted_at', type: 'timestamptz' })
  deletedAt!: Date | null;
}
