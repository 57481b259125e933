import { Inject, Injectable } from '@nestjs/common';
import type { InternalEventAnswer } from '@rover/contracts/internal';
import { callService } from '@rover/platform/http/call-service';
import { notFound } from '@rover/platform/http/domain-error';
import { SingleFlight } from '@rover/platform/http/single-flight';
import { DataSource } from 'typeorm';
import { BOOKINGS_CONFIG, type BookingsConfig } from '../bookings.config.js';
import { Seats } from './seats.js';

const answersWithin = 2_000;

/** Asks the events service about an event, where its messages may come too late. */
@Injectable()
export class EventDirectory {
  private readonly singleFlight = new SingleFlight<void>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly seats: Seats,
    @Inject(BOOKINGS_CONFIG) private readonly config: BookingsConfig,
  ) {}

  /**
   * Fetches an event that is not known here. Guests who ask for it at the same moment share one request.
   * @throws DomainError NOT_FOUND when there is no such event, UNAVAILABLE when events does not answer in two seconds
   */
  introduce(eventId: string): Promise<void> {
    return this.singleFlight.run(eventId, () => this.ask(eventId));
  }

  /**
   * Fetches the event as it is now: the next guest is judged by that.
   * @throws DomainError as `introduce` does
   */
  async refresh(eventId: string): Promise<void> {
    const facts = await callService<InternalEventAnswer>({
      service: 'events',
      address: new URL(`/internal/events/${eventId}`, this.config.EVENTS_URL),
      within: answersWithin,
    });
    if (!facts) throw notFound('event');
    await this.dataSource.transaction((manager) =>
      facts.deleted ? this.seats.close(manager, eventId, facts.version) : this.seats.learn(manager, facts),
    );
  }

  private async ask(eventId: string): Promise<void> {
    const toldSince: unknown[] = await this.dataSource.query('SELECT FROM seats WHERE event_id = $1', [eventId]);
    if (toldSince.length === 0) await this.refresh(eventId);
  }
}
