import { Column } from 'typeorm';

/** The columns that calendars show: of an event, and of what is kept of a deleted one. */
export abstract class DatedEvent {
  /** Unique among events. */
  @Column({ type: 'text' })
  slug!: string;

  @Column({ type: 'text' })
  title!: string;

  /** The start and the end as instants, for sorting and for telling past from upcoming. */
  @Column({ name: 'starts_at', type: 'timestamptz' })
  startsAt!: Date;

  @Column({ name: 'ends_at', type: 'timestamptz' })
  endsAt!: Date;

  @Column({ type: 'text' })
  location!: string;

  @Column({ type: 'text' })
  price!: string;

  /** Whether it takes place every year. */
  @Column({ type: 'boolean' })
  recurring!: boolean;
}
