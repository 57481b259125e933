import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What is left of an event that was deleted before it was over: enough to take it off the calendars that have it. */
@Entity({ name: 'cancelled_events' })
export class CancelledEvent {
  @PrimaryColumn({ name: 'event_id', type: 'uuid' })
  eventId!: string;

  @Column({ type: 'text' })
  slug!: string;

  @Column({ type: 'text' })
  title!: string;

  @Column({ name: 'starts_at', type: 'timestamptz' })
  startsAt!: Date;

  @Column({ name: 'ends_at', type: 'timestamptz' })
  endsAt!: Date;

  @Column({ type: 'text' })
  location!: string;

  @Column({ type: 'text' })
  price!: string;

  @Column({ type: 'boolean' })
  recurring!: boolean;

  /** Higher than any that the event had. */
  @Column({ type: 'integer' })
  version!: number;

  @Column({ name: 'cancelled_at', type: 'timestamptz' })
  cancelledAt!: Date;
}
