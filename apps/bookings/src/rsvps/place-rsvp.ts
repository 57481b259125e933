import { Injectable } from '@nestjs/common';
import type { RsvpAnswer } from '@rover/contracts/rsvps';
import { Outbox } from '@rover/platform/messaging/outbox';
import { EventDirectory } from '../seats/event-directory.js';
import { UnknownEventError } from '../seats/refusals.js';
import type { RsvpDto } from './rsvp.dto.js';
import { Seating } from './seating.js';

/** A guest sends the RSVP form. */
@Injectable()
export class PlaceRsvp {
  constructor(
    private readonly seating: Seating,
    private readonly outbox: Outbox,
    private readonly directory: EventDirectory,
  ) {}

  /**
   * @param key the form's Idempotency-Key: with the same one, the same form is placed once and answered alike
   * @throws DomainError NOT_FOUND, EVENT_PAST, EVENT_FULL; KEY_IN_USE, KEY_REUSED; UNAVAILABLE
   */
  async place(guest: RsvpDto, key: string | undefined): Promise<RsvpAnswer> {
    const answer = await this.seating.seat(guest, key).catch(async (error: unknown) => {
      if (!(error instanceof UnknownEventError)) throw error;
      await this.directory.introduce(guest.eventId);
      return this.seating.seat(guest, key);
    });
    this.outbox.wake();
    return answer;
  }
}
