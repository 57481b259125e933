import type { EventMedia } from '@rover/contracts/events';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A photo, video or sound of an event. */
@Entity({ name: 'event_media' })
export class EventMediaItem {
  @PrimaryColumn({ name: 'event_id', type: 'uuid' })
  eventId!: string;

  @PrimaryColumn({ type: 'text' })
  url!: string;

  /** Which of the event's lists it is in. */
  @Column({ type: 'text' })
  list!: keyof EventMedia;

  @Column({ type: 'text' })
  caption!: string;

  /** A thumbhash in base64 of an uploaded image. */
  @Column({ type: 'text', nullable: true })
  placeholder!: string | null;

  /** Rises with every item, so a list is in the order in which it was added. The database counts. */
  @Column({ type: 'bigint', insert: false, update: false })
  position!: string;
}
