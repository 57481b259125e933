import { Injectable, Logger } from '@nestjs/common';
import { BackgroundWorker, PeriodicTask } from '@rover/platform/background/periodic-task';
import { Outbox } from '@rover/platform/messaging/outbox';
import { redactedMessage } from '@rover/platform/telemetry/error-message';
import { DataSource } from 'typeorm';

const everyHour = 3_600_000;
/**
 * Events in one run: those that end next, then those that are over. A pub with an event a night has as many in five
 * years.
 */
const mostEvents = 2_000;
/**
 * Events that are over or deleted are included for so long: one may have been moved or restored, and the message lost.
 */
const lookBack = '30 days';
/** Events in one message. */
const atOnce = 100;

/**
 * Tells events, after the start and every hour, what is known here of events that are to come or ended lately. If a
 * message between the two services was lost, they agree again afterwards.
 */
@Injectable()
export class ReconcileSeats extends BackgroundWorker {
  private readonly logger = new Logger(ReconcileSeats.name);
  protected readonly task = new PeriodicTask({
    run: () => this.reconcile(),
    failed: (error) => this.logger.warn(`Could not reconcile the seats: ${redactedMessage(error)}`),
    every: everyHour,
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async reconcile(): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO outbox (topic, payload)
       SELECT 'seats.reviewed', jsonb_build_object('seats', jsonb_agg(jsonb_build_object(
         'eventId', event_id, 'slug', slug, 'taken', taken, 'version', version, 'deleted', deleted,
         'eventVersion', event_version - (recurring IS NULL AND NOT deleted)::integer)))
       FROM (SELECT *, row_number() OVER (ORDER BY ends_at < now(), ends_at) AS place FROM seats
             WHERE ends_at > now() - $3::interval ORDER BY place LIMIT $1) AS known
       GROUP BY (place - 1) / $2`,
      [mostEvents, atOnce, lookBack],
    );
    this.outbox.wake();
  }
}
