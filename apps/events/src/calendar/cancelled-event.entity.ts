import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DatedEvent } from '../events/dated-event.js';

/** What is kept of an event that was deleted before it was over: enough to take it off the calendars that have it. */
@Entity({ name: 'cancelled_events' })
export class CancelledEvent extends DatedEvent {
  @PrimaryColumn({ name: 'event_id', type: 'uuid' })
  eventId!: string;

  /** The version of the deletion: higher than any that the event had before. */
  @Column({ type: 'integer' })
  version!: number;

  @Column({ name: 'cancelled_at', type: 'timestamptz' })
  cancelledAt!: Date;
}
