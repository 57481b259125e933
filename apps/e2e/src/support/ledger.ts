import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { Api, aGuest } from './api.js';
import { Lines, type Told } from './lines.js';
import type { Pub } from './pub.js';

/** What a pub has said of the RSVPs that it was sent, beside what it has. */
export interface Account {
  /** Guests who asked, and those of them who were told 201. */
  sent: number;
  acknowledged: number;
  /** RSVPs that are there. */
  found: number;
  /** Acknowledged, and not there. */
  lost: number;
  /** There more than once. */
  doubled: number;
  /** There, and never asked for. */
  strange: number;
  /** What the event says of its guests. */
  counted: number;
  /** Mails, and those of them that are a guest's second or to one who has no RSVP. */
  mailed: number;
  mailedInExcess: number;
}

/** Milliseconds within which all is told and mailed once the fault is over. */
const drainsWithin = 120_000;
/** Who ask at once. */
const usualGuests = 8;

/** Writes down what a pub says of the RSVPs that it is sent, to be compared with what it has. */
export class Ledger {
  private readonly run = randomUUID().slice(0, 8);
  private readonly sent = new Set<string>();
  private readonly acknowledged = new Set<string>();
  private readonly waited: number[] = [];
  /** Every answer that was not a 201. */
  readonly refusals: Told[] = [];

  private constructor(
    private readonly pub: Pub,
    private readonly event: { id: string; slug: string },
  ) {}

  /** Opens a ledger for an event without bounds. */
  static async open(pub: Pub): Promise<Ledger> {
    return new Ledger(pub, await new Api(pub.url).createEvent({ capacity: 0 }));
  }

  /** Sends so many RSVPs, eight at a time. @param meanwhile told how many were sent so far, before each */
  async load(rsvps: number, meanwhile: (sent: number) => unknown = () => undefined): Promise<void> {
    let next = 0;
    await this.guests(() => {
      if (next >= rsvps) return false;
      meanwhile(next);
      next += 1;
      return true;
    });
  }

  /**
   * Sends RSVPs until something is done: so many guests at once, each waiting `pause` milliseconds before the next.
   * @returns what that was done with
   */
  async loadDuring<T>(deed: Promise<T>, { guests = usualGuests, pause = 0 } = {}): Promise<T> {
    let isDone = false;
    const done = deed.finally(() => (isDone = true));
    const [result] = await Promise.all([done, this.guests(() => !isDone, guests, pause)]);
    return result;
  }

  /** RSVPs that were acknowledged. */
  get takenSoFar(): number {
    return this.acknowledged.size;
  }

  /** Milliseconds that so many in a hundred did not wait for longer. */
  percentile(percent: number): number {
    const sorted = this.waited.toSorted((one, other) => one - other);
    return Math.round(sorted[Math.floor((sorted.length * percent) / 100)] ?? 0);
  }

  /** Compares. What is behind the answers may still be on its way. */
  async account(): Promise<Account> {
    const { pub, event, sent, acknowledged } = this;
    const rows = (await pub.query('SELECT email FROM bookings.rsvps WHERE event_id = $1', [event.id])) as string[];
    const found = new Set(rows);
    const mails = (await pub.addressees()).filter((address) => address.endsWith(`@${this.run}.test`));
    const mailed = new Set(mails.filter((address) => found.has(address)));
    return {
      sent: sent.size,
      acknowledged: acknowledged.size,
      found: rows.length,
      lost: [...acknowledged].filter((email) => !found.has(email)).length,
      doubled: rows.length - found.size,
      strange: rows.filter((email) => !sent.has(email)).length,
      counted: (await new Api(pub.url).event(event.slug)).registered,
      mailed: mails.length,
      mailedInExcess: mails.length - mailed.size,
    };
  }

  /**
   * What was acknowledged is there once, what was not at most once, nothing else; it is counted, and mailed once each.
   * @returns the account, which is also printed
   */
  async expectToAgree(): Promise<Account> {
    let account = await this.account();
    const isDrained = () => account.counted === account.found && account.mailed >= account.found;
    const deadline = Date.now() + drainsWithin;
    while (!isDrained() && Date.now() < deadline) {
      await setTimeout(250);
      account = await this.account();
    }
    process.stdout.write(`  ledger: ${JSON.stringify(account)}\n`);
    expect(account).toMatchObject({ lost: 0, doubled: 0, strange: 0, mailedInExcess: 0 });
    expect(account.counted).toBe(account.found);
    expect(account.mailed).toBe(account.found);
    return account;
  }

  /** Sends RSVPs as long as there is another. */
  private async guests(isAnother: () => boolean, count = usualGuests, pause = 0): Promise<void> {
    const lines = new Lines(this.pub.url, count);
    const guest = async () => {
      while (isAnother()) {
        await this.rsvp(lines);
        if (pause > 0) await setTimeout(pause);
      }
    };
    await Promise.all(Array.from({ length: count }, guest));
    lines.close();
  }

  private async rsvp(lines: Lines): Promise<void> {
    const email = `g${this.sent.size}@${this.run}.test`;
    this.sent.add(email);
    const told = await lines.ask({
      method: 'POST',
      path: '/api/events/rsvp',
      json: { ...aGuest(), eventId: this.event.id, email },
    });
    this.waited.push(told.milliseconds);
    if (told.status === 201) this.acknowledged.add(email);
    else this.refusals.push(told);
  }
}
