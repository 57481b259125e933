import { Injectable } from '@nestjs/common';
import type { RsvpAnswer } from '@rover/contracts/rsvps';
import { DomainError } from '@rover/platform/http/domain-error';
import { databaseRefusal, isUnavailable } from '@rover/platform/http/failure-kinds';
import { currentRequestId } from '@rover/platform/http/request-context';
import { IdempotentAnswers, keyInUse, type Outcome, opened } from '@rover/platform/idempotency/idempotent-answers';
import { DataSource, type EntityManager } from 'typeorm';
import { eventFull, readRefusals } from '../seats/refusals.js';
import type { RsvpDto } from './rsvp.dto.js';
import type { Rsvp } from './rsvp.entity.js';
import { presentRsvp } from './rsvp.presenter.js';
import { countRsvp } from './rsvp-metrics.js';
import { type Party, seatParties } from './seat-parties.js';

interface Waiting extends Party {
  /** Its Idempotency-Key, if any. */
  key: string | undefined;
  settle(outcome: Outcome<RsvpAnswer>): void;
  fail(error: unknown): void;
}

/** What became of parties, in their order; undefined for those that are still to be seated. */
type Outcomes = readonly (Outcome<RsvpAnswer> | undefined)[];

/** Parties that are seated one transaction after the other, some in each. */
class Queue {
  waiting: Waiting[] = [];
  isServed = false;

  /** @param eventId where all of them come to the same event, and wait for it */
  constructor(readonly eventId?: string) {}
}

/** Parties seated in one transaction, and parties that wait in one queue: whoever comes then is told to come again. */
const atOnce = 64;
const mayWait = 1_000;
/** Where others come and go so fast that there is room whenever it is looked for, yet never when it is taken. */
const triesForRoom = 5;

/**
 * Seats guests one transaction after the other: those who come while one is underway share the next, so that a crowd waits
 * for as many commits as it takes to seat it, not for one each. The seats of an event are one row, which only one
 * transaction at a time can change. Whoever cannot be seated at once, for somebody else holds these seats, or there is no
 * room, goes on in a queue of the event, and holds up nobody at another. What goes wrong with one guest stays his own.
 */
@Injectable()
export class Seating {
  private readonly comers = new Queue();
  /** Of the events at which somebody could not be seated at once: who comes to one of these joins it there. */
  private readonly queues = new Map<string, Queue>();
  private readonly keysAtWork = new Set<string>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly answers: IdempotentAnswers,
  ) {}

  /**
   * @param key the form's Idempotency-Key
   * @throws DomainError NOT_FOUND, EVENT_PAST, EVENT_FULL; KEY_IN_USE, KEY_REUSED; UNAVAILABLE; and EventUnheardOf
   */
  async seat(guest: RsvpDto, key: string | undefined): Promise<RsvpAnswer> {
    if (key !== undefined && this.keysAtWork.has(key)) throw keyInUse();
    if (key !== undefined) this.keysAtWork.add(key);
    try {
      return opened(await this.enqueue(guest, key));
    } finally {
      if (key !== undefined) this.keysAtWork.delete(key);
    }
  }

  private enqueue(guest: RsvpDto, key: string | undefined): Promise<Outcome<RsvpAnswer>> {
    const queue = this.queues.get(guest.eventId) ?? this.comers;
    if (queue.waiting.length >= mayWait) throw new DomainError('UNAVAILABLE', '');
    return new Promise((settle, fail) => {
      queue.waiting.push({ guest, key, requestId: currentRequestId(), settle, fail });
      void this.serve(queue);
    });
  }

  private async serve(queue: Queue): Promise<void> {
    if (queue.isServed) return;
    queue.isServed = true;
    while (queue.waiting.length > 0) await this.seatTogether(queue, queue.waiting.splice(0, atOnce));
    queue.isServed = false;
    if (queue.eventId !== undefined) this.queues.delete(queue.eventId);
  }

  private async seatTogether(queue: Queue, parties: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await this.transact(queue, parties);
      for (const [turn, outcome] of outcomes.entries()) if (outcome) parties[turn]?.settle(outcome);
      this.waitAtEvents(parties.filter((_, turn) => !outcomes[turn]));
    } catch (error) {
      // What one guest has sent may be what the database will not take.
      if (parties.length > 1 && databaseRefusal(error))
        for (const party of parties) await this.seatTogether(queue, [party]);
      else for (const party of [...parties, ...alsoToldToWait(queue, error)]) party.fail(error);
    }
  }

  /** These go on at their events, and behind them those who came to the same meanwhile. */
  private waitAtEvents(parties: readonly Waiting[]): void {
    for (const eventId of new Set(parties.map(({ guest }) => guest.eventId))) {
      const isOfEvent = ({ guest }: Waiting) => guest.eventId === eventId;
      const queue = this.queues.get(eventId) ?? new Queue(eventId);
      queue.waiting.push(...parties.filter(isOfEvent), ...this.comers.waiting.filter(isOfEvent));
      this.comers.waiting = this.comers.waiting.filter((party) => !isOfEvent(party));
      this.queues.set(eventId, queue);
      void this.serve(queue);
    }
  }

  private async transact({ eventId }: Queue, parties: readonly Waiting[]): Promise<Outcomes> {
    const open: Waiting[] = [];
    const seat = eventId === undefined ? seatAtOnce : seatOrRefuse;
    const work = (manager: EntityManager, some: readonly Waiting[]) => {
      open.push(...some);
      return seat(manager, some);
    };
    const requests = parties.map(({ key, guest }) => ({ scope: 'rsvp', key, body: guest }));
    // Where nothing is to be remembered, one statement writes all that there is for comers, or for one who waits alone.
    const isWrittenAtOnce = parties.every(({ key }) => key === undefined) && (!eventId || parties.length === 1);
    const outcomes = await (isWrittenAtOnce
      ? work(this.dataSource.manager, parties)
      : this.answers.onceEach(requests, (manager, indices) =>
          work(
            manager,
            parties.filter((_, index) => indices.includes(index)),
          ),
        ));
    for (const [turn, party] of parties.entries()) {
      const outcome = outcomes[turn];
      if (outcome && 'answer' in outcome && open.includes(party)) countRsvp('placed', party.guest.guests);
    }
    return outcomes;
  }
}

/** Those behind them, where the database is away: they have waited for it already, and would wait as long once more. */
function alsoToldToWait(queue: Queue, error: unknown): Waiting[] {
  return isUnavailable(error) ? queue.waiting.splice(0) : [];
}

/** Those that there is room for, at events whose seats nobody holds. */
async function seatAtOnce(manager: EntityManager, parties: readonly Party[]): Promise<Outcomes> {
  const seated = await seatParties(manager, parties, 'left out');
  return parties.map((party) => {
    const rsvp = seated.get(party);
    return rsvp && placed(rsvp);
  });
}

/**
 * Parties of one event.
 * @returns what became of each
 * @throws EventUnheardOf before anything is written
 */
async function seatOrRefuse(manager: EntityManager, parties: readonly Party[]): Promise<Outcomes> {
  const [first] = parties;
  const outcomes = new Map<Party, Outcome<RsvpAnswer>>();
  const unanswered = () => parties.filter((party) => !outcomes.has(party));
  for (let tries = 1; first && outcomes.size < parties.length; tries += 1) {
    const seated = await seatParties(manager, unanswered(), 'waited for');
    for (const [party, rsvp] of seated) outcomes.set(party, placed(rsvp));
    if (outcomes.size === parties.length) break;
    const refusalOf = await readRefusals(manager, first.guest.eventId);
    for (const party of unanswered()) {
      const refusal = refusalOf(party.guest.guests) ?? (tries === triesForRoom ? eventFull(0) : undefined);
      if (refusal) outcomes.set(party, { refusal });
    }
  }
  return parties.map((party) => outcomes.get(party));
}

function placed(rsvp: Rsvp): Outcome<RsvpAnswer> {
  const message = 'Your RSVP is confirmed. See you at the pub!';
  return { answer: { success: true, message, rsvp: presentRsvp(rsvp) } };
}
