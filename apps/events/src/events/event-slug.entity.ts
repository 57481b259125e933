import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Every slug that an event has had: an old link keeps working after the title changes. */
@Entity({ name: 'event_slugs' })
export class EventSlug {
  @PrimaryColumn({ type: 'text' })
  slug!: string;

  @Column({ name: 'event_id', type: 'uuid' })
  eventId!: string;
}
