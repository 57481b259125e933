import { Injectable } from '@nestjs/common';
import type { RsvpAnswer } from '@rover/contracts/rsvps';
import { DomainError } from '@rover/platform/http/domain-error';
import { databaseRefusal, isUnavailable } from '@rover/platform/http/failure-kinds';
import { currentRequestId } from '@rover/platform/http/request-context';
import { DataSource, type EntityManager } from 'typeorm';
import { IdempotentAnswers, keyInUse, type Outcome, opened } from '../idempotency/idempotent-answers.js';
import { eventFull, readRefusals } from '../seats/refusals.js';
import type { RsvpDto } from './rsvp.dto.js';
import type { Rsvp } from './rsvp.entity.js';
import { presentRsvp } from './rsvp.presenter.js';
import { countRsvp } from './rsvp-metrics.js';
import { type Party, seatParties } from './seat-parties.js';

interface Waiting extends Party {
  /** Its Idempotency-Key, if any. */
  key: string | undefined;
  settle(outcome: Outcome<RsvpAnswer> | undefined): void;
  fail(error: unknown): void;
}

/** Parties seated in one transaction, and parties that wait for one event: whoever comes then is told to come again. */
const atOnce = 64;
const mayWait = 1_000;
/** Where others come and go so fast that there is room whenever it is looked for, yet never when it is taken. */
const triesForRoom = 5;

/**
 * Seats the guests of each event one transaction after the other: those who come while one is underway share the next.
 * The seats of an event are one row, which only one transaction at a time can change; so a crowd waits for as many
 * commits as it takes to seat it, not for one each. What goes wrong with one guest stays his own.
 */
@Injectable()
export class Seating {
  /** The queues of the events at which somebody is being seated. */
  private readonly queues = new Map<string, Waiting[]>();
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

  private enqueue(guest: RsvpDto, key: string | undefined): Promise<Outcome<RsvpAnswer> | undefined> {
    const queue = this.queues.get(guest.eventId);
    if (queue && queue.length >= mayWait) throw new DomainError('UNAVAILABLE', '');
    return new Promise((settle, fail) => {
      const party = { guest, key, requestId: currentRequestId(), settle, fail };
      if (queue) queue.push(party);
      else void this.serve(guest.eventId, [party]);
    });
  }

  private async serve(eventId: string, queue: Waiting[]): Promise<void> {
    this.queues.set(eventId, queue);
    while (queue.length > 0) await this.seatTogether(eventId, queue.splice(0, atOnce));
    this.queues.delete(eventId);
  }

  private async seatTogether(eventId: string, parties: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await this.transact(eventId, parties);
      for (const [turn, party] of parties.entries()) party.settle(outcomes[turn]);
    } catch (error) {
      // What one guest has sent may be what the database will not take.
      if (parties.length > 1 && databaseRefusal(error))
        for (const party of parties) await this.seatTogether(eventId, [party]);
      else for (const party of [...parties, ...this.alsoToldToWait(eventId, error)]) party.fail(error);
    }
  }

  /** Those behind them, where the database is away: they have waited for it already, and would wait as long once more. */
  private alsoToldToWait(eventId: string, error: unknown): Waiting[] {
    return isUnavailable(error) ? (this.queues.get(eventId)?.splice(0) ?? []) : [];
  }

  private async transact(
    eventId: string,
    parties: readonly Waiting[],
  ): Promise<readonly (Outcome<RsvpAnswer> | undefined)[]> {
    const open: Waiting[] = [];
    const work = (manager: EntityManager, some: readonly Waiting[]) => {
      open.push(...some);
      return seatOrRefuse(manager, eventId, some);
    };
    const requests = parties.map(({ key, guest }) => ({ scope: 'rsvp', key, body: guest }));
    const alone = parties.length === 1 && parties[0]?.key === undefined;
    const outcomes = await (alone
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
 * @returns what became of each
 * @throws EventUnheardOf before anything is written
 */
async function seatOrRefuse(
  manager: EntityManager,
  eventId: string,
  parties: readonly Party[],
): Promise<(Outcome<RsvpAnswer> | undefined)[]> {
  const outcomes = new Map<Party, Outcome<RsvpAnswer>>();
  const unanswered = () => parties.filter((party) => !outcomes.has(party));
  for (let tries = 1; outcomes.size < parties.length; tries += 1) {
    const seated = await seatParties(manager, eventId, unanswered());
    for (const [party, rsvp] of seated) outcomes.set(party, placed(rsvp));
    if (outcomes.size === parties.length) break;
    const refusalOf = await readRefusals(manager, eventId);
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
