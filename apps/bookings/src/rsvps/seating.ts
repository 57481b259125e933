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

/** Parties that wait to be seated: one transaction after the other, several parties in each. */
class Queue {
  waiting: Waiting[] = [];
  isServed = false;

  /** @param eventId set in a queue of parties that all wait for seats of this event */
  constructor(readonly eventId?: string) {}
}

/**
 * Parties seated in one transaction, and parties that may wait in one queue; further ones are refused as UNAVAILABLE.
 */
const atOnce = 64;
const mayWait = 1_000;
/**
 * How often room is looked for, where others come and go so fast that it is there whenever it is counted and gone when
 * it is to be taken.
 */
const triesForRoom = 5;

/**
 * Seats guests one transaction after the other: those who come while one is under way share the next, so that a crowd
 * waits for as few commits as it takes to seat it, not for one each. The seats of an event are one row, which only one
 * transaction at a time can change. A guest who cannot be seated at once, because another transaction has locked the
 * row or there is no room, goes on to a queue of the event, and delays nobody at another event. What goes wrong with
 * one guest affects no other.
 */
@Injectable()
export class Seating {
  private readonly comers = new Queue();
  /**
   * The queues of events at which somebody could not be seated at once: who comes to one of these events joins its
   * queue.
   */
  private readonly queues = new Map<string, Queue>();
  private readonly keysAtWork = new Set<string>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly answers: IdempotentAnswers,
  ) {}

  /**
   * @param key the form's Idempotency-Key
   * @throws DomainError NOT_FOUND, EVENT_PAST, EVENT_FULL; KEY_IN_USE, KEY_REUSED; UNAVAILABLE; and UnknownEventError
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
      // The database may refuse what a single guest has sent: each is then seated alone.
      if (parties.length > 1 && databaseRefusal(error))
        for (const party of parties) await this.seatTogether(queue, [party]);
      else for (const party of [...parties, ...alsoToldToWait(queue, error)]) party.fail(error);
    }
  }

  /**
   * Moves these parties to the queues of their events, and with them the parties of the same events that came
   * meanwhile.
   */
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
    // Without keys to remember, one statement writes everything: for new parties, or for a single one that waits.
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

/**
 * Where the database is away: the parties behind them in the queue. They have waited for it as well, and are refused
 * too.
 */
function alsoToldToWait(queue: Queue, error: unknown): Waiting[] {
  return isUnavailable(error) ? queue.waiting.splice(0) : [];
}

/** Seats those that there is room for, at events whose seats are not locked. */
async function seatAtOnce(manager: EntityManager, parties: readonly Party[]): Promise<Outcomes> {
  const seated = await seatParties(manager, parties, 'left out');
  return parties.map((party) => {
    const rsvp = seated.get(party);
    return rsvp && placed(rsvp);
  });
}

/**
 * Seats parties of one event.
 * @returns what became of each
 * @throws UnknownEventError before anything is written
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
