import { Injectable } from '@nestjs/common';
import type { RsvpAnswer } from '@rover/contracts/rsvps';
import { Outbox } from '@rover/platform/messaging/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { IdempotentAnswers } from '../idempotency/idempotent-answers.js';
import { EventDirectory } from '../seats/event-directory.js';
import { EventUnheardOf, eventFull, whyNotSeated } from '../seats/refusals.js';
import type { RsvpDto } from './rsvp.dto.js';
import { presentRsvp } from './rsvp.presenter.js';
import { seatGuest } from './seat-guest.js';

/** A guest sends the RSVP form. */
@Injectable()
export class PlaceRsvp {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly answers: IdempotentAnswers,
    private readonly directory: EventDirectory,
  ) {}

  /**
   * @param key the form's Idempotency-Key: with the same one, the same form is placed once and answered alike
   * @throws DomainError NOT_FOUND, EVENT_PAST, EVENT_FULL; KEY_IN_USE, KEY_REUSED; UNAVAILABLE
   */
  async place(guest: RsvpDto, key: string | undefined): Promise<RsvpAnswer> {
    const answer = await this.attempt(guest, key).catch(async (error: unknown) => {
      if (!(error instanceof EventUnheardOf)) throw error;
      await this.directory.introduce(guest.eventId);
      return this.attempt(guest, key);
    });
    this.outbox.wake();
    return answer;
  }

  private attempt(guest: RsvpDto, key: string | undefined): Promise<RsvpAnswer> {
    if (key === undefined) return seat(this.dataSource.manager, guest);
    return this.answers.once({ scope: 'rsvp', key }, guest, (manager) => seat(manager, guest));
  }
}

/** Where others come and go so fast that there is room whenever it is looked for, yet never when it is taken. */
const triesForRoom = 5;

async function seat(manager: EntityManager, guest: RsvpDto, tries = triesForRoom): Promise<RsvpAnswer> {
  const rsvp = await seatGuest(manager, guest);
  if (!rsvp) {
    const refusal = await whyNotSeated(manager, guest.eventId, guest.guests);
    if (refusal) throw refusal;
    if (tries === 1) throw eventFull(0);
    return seat(manager, guest, tries - 1);
  }
  return { success: true, message: 'Your RSVP is confirmed. See you at the pub!', rsvp: presentRsvp(rsvp) };
}
