import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { Api, aGuest } from './api.js';
import { attachReport } from './failure-report.js';
import { type ClientResult, KeepAliveClient } from './keep-alive-client.js';
import type { Pub } from './pub.js';

/** What a pub answered to the RSVPs sent to it, compared with what it stored. */
export interface ConsistencyReport {
  /** Guests who sent an RSVP, and those of them who got a 201. */
  sent: number;
  acknowledged: number;
  /** RSVPs that exist. */
  found: number;
  /** Acknowledged, but missing. */
  lost: number;
  /** Stored more than once. */
  doubled: number;
  /** Stored, but never requested. */
  strange: number;
  /** The event's count of guests. */
  counted: number;
  /** Mails, and those of them that are a guest's second, or to one without an RSVP. */
  mailed: number;
  mailedInExcess: number;
}

/** Milliseconds within which all messages and mails must be delivered once the fault is over. */
const drainsWithin = 120_000;
/** The most warnings in a report. */
const mostWarnings = 40;
/** Concurrent guests. */
const usualGuests = 8;

/** Records the responses of a pub to RSVPs, to compare them with what it stored. */
export class ConsistencyChecker {
  private readonly run = randomUUID().slice(0, 8);
  private readonly sent = new Set<string>();
  private readonly acknowledged = new Set<string>();
  private readonly waited: number[] = [];
  /** Every response other than a 201. */
  readonly refusals: ClientResult[] = [];

  private constructor(
    private readonly pub: Pub,
    private readonly event: { id: string; slug: string },
  ) {}

  /** Opens a checker for an event without a limit of guests. */
  static async open(pub: Pub): Promise<ConsistencyChecker> {
    return new ConsistencyChecker(pub, await new Api(pub.url).createEvent({ capacity: 0 }));
  }

  /** Sends so many RSVPs, eight at a time. @param meanwhile called with the number sent so far, before each */
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
   * Sends RSVPs until a promise settles: so many guests concurrently, each waiting `pause` milliseconds before the
   * next.
   * @returns the result of the promise
   */
  async loadDuring<T>(action: Promise<T>, { guests = usualGuests, pause = 0 } = {}): Promise<T> {
    let isDone = false;
    const done = action.finally(() => (isDone = true));
    const [result] = await Promise.all([done, this.guests(() => !isDone, guests, pause)]);
    return result;
  }

  /** RSVPs that were acknowledged. */
  get takenSoFar(): number {
    return this.acknowledged.size;
  }

  /** The latency in milliseconds at this percentile. */
  percentile(percent: number): number {
    const sorted = this.waited.toSorted((one, other) => one - other);
    return Math.round(sorted[Math.floor((sorted.length * percent) / 100)] ?? 0);
  }

  /** Compares. Messages and mails may still be on their way. */
  async report(): Promise<ConsistencyReport> {
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
   * Expects acknowledged RSVPs to exist once, others at most once, and nothing else; the count to match, and one mail
   * for each.
   * @returns the comparison, which is also printed
   */
  async expectToAgree(): Promise<ConsistencyReport> {
    let report = await this.report();
    const isDrained = () => report.counted === report.found && report.mailed >= report.found;
    const deadline = Date.now() + drainsWithin;
    while (!isDrained() && Date.now() < deadline) {
      await setTimeout(250);
      report = await this.report();
    }
    process.stdout.write(`  checker: ${JSON.stringify(report)}\n`);
    if (!isDrained()) await attachReport(JSON.stringify(report), ...warningsOf(this.pub).slice(-mostWarnings));
    expect(report).toMatchObject({ lost: 0, doubled: 0, strange: 0, mailedInExcess: 0 });
    expect(report.counted).toBe(report.found);
    expect(report.mailed).toBe(report.found);
    return report;
  }

  /** Sends RSVPs until none is left. */
  private async guests(isAnother: () => boolean, count = usualGuests, pause = 0): Promise<void> {
    const client = new KeepAliveClient(this.pub.url, count);
    const guest = async () => {
      while (isAnother()) {
        await this.rsvp(client);
        if (pause > 0) await setTimeout(pause);
      }
    };
    await Promise.all(Array.from({ length: count }, guest));
    client.close();
  }

  private async rsvp(client: KeepAliveClient): Promise<void> {
    const email = `g${this.sent.size}@${this.run}.test`;
    this.sent.add(email);
    const result = await client.send({
      method: 'POST',
      path: '/api/events/rsvp',
      json: { ...aGuest(), eventId: this.event.id, email },
    });
    this.waited.push(result.milliseconds);
    if (result.status === 201) this.acknowledged.add(email);
    else this.refusals.push(result);
  }
}

/** The lines of a pub's log that are warnings or worse. */
function warningsOf(pub: Pub): string[] {
  return pub
    .output()
    .split('\n')
    .filter((line) => /"level":[456]0/.test(line));
}
