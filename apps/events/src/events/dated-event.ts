import { Column } from 'typeorm';

/** What calendars show of an event, columns of its row, and of what is left of it once it is called off. */
export abstract class DatedEvent {
  /** Unique among events. */
  @Column({ type: 'text' })
  slug!: string;

  @Column({ type: 'text' })
  title!: string;

  /** The day and the times of the event as instants, for sorting and for telling past from upcoming. */
  @Column({ name: 'starts_at', type: 'timestamptz' })
  startsAt!: Date;

  @Column({ name: 'ends_at', type: 'timestamptz' })
  endsAt!: Date;

  @Column({ type: 'text' })
  location!: string;

  @Column({ type: 'text' })
  price!: string;

  /** Every year. */
  @Column({ type: 'boolean' })
  recurring!: boolean;
}
