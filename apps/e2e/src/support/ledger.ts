import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { type Answer, Api, type RsvpReply } from './api.js';
import type { Pub } from './pub.js';

/** What a pub has said of the RSVPs that it was sent, to be compared with what it has. */
export class Ledger {
  private readonly run = randomUUID().slice(0, 8);
  private readonly sent = new Set<string>();
  private readonly acknowledged = new Set<string>();
  /** Every answer that was not a 201; undefined where there was none. */
  readonly refusals: (Answer<RsvpReply> | undefined)[] = [];

  private constructor(
    private readonly pub: Pub,
    private readonly api: Api,
    private readonly event: { id: string; slug: string },
  ) {}

  /** Opens a ledger for an event without bounds. */
  static async open(pub: Pub): Promise<Ledger> {
    const api = new Api(pub.url);
    return new Ledger(pub, api, await api.createEvent({ capacity: 0 }));
  }

  /** Sends so many RSVPs, eight at a time. @param meanwhile told how many were sent so far, before each */
  async load(rsvps: number, meanwhile: (sent: number) => unknown = () => undefined): Promise<void> {
    let next = 0;
    const guest = async () => {
      while (next < rsvps) {
        meanwhile(next);
        next += 1;
        await this.rsvp(`g${next}`);
      }
    };
    await Promise.all(Array.from({ length: 8 }, guest));
  }

  /** What was acknowledged is there once, what was not at most once, nothing else; it is counted, and mailed once each. */
  async expectToAgree(): Promise<void> {
    const kept = (await this.pub.query('SELECT email FROM bookings.rsvps WHERE event_id = $1', [
      this.event.id,
    ])) as string[];
    expect(new Set(kept).size).toBe(kept.length);
    expect(kept.filter((email) => !this.sent.has(email))).toEqual([]);
    expect([...this.acknowledged].filter((email) => !kept.includes(email))).toEqual([]);
    await expect
      .poll(async () => (await this.api.event(this.event.slug)).registered, { timeout: 60_000 })
      .toBe(kept.length);
    await expect.poll(() => this.mailed(), { timeout: 60_000 }).toEqual(kept.sort());
  }

  private async rsvp(name: string): Promise<void> {
    const email = `${name}@${this.run}.test`;
    this.sent.add(email);
    const answer = await this.api.rsvp({ eventId: this.event.id, email, guests: 1 }).catch(() => undefined);
    if (answer?.status === 201) this.acknowledged.add(email);
    else this.refusals.push(answer);
  }

  private async mailed(): Promise<string[]> {
    const addresses = (await this.pub.mails()).map((mail) => mail.to?.[0]?.address ?? '');
    return addresses.filter((address) => address.endsWith(`@${this.run}.test`)).sort();
  }
}
