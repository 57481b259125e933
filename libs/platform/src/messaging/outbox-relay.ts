import { setTimeout } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Message } from '@rover/contracts/messages';
import pTimeout from 'p-timeout';
import type { DataSource } from 'typeorm';
import { WakeSignal } from '../background/wake-signal.js';
import { Outage } from '../run/outage.js';
import type { MessageBus } from './message-bus.js';
import type { Outbox } from './outbox.js';
import { deleteSent, leaseDue, releaseLeases } from './outbox-rows.js';

export interface OutboxRelayOptions {
  /** Messages on their way at once. */
  window?: number;
  /** Milliseconds between two looks at the table when nobody calls wake(). */
  pollEvery?: number;
  /**
   * The least number of milliseconds between two looks: messages written meanwhile are sent together, which costs
   * little more than sending one.
   */
  gatherFor?: number;
  /**
   * Milliseconds for which a row that is being sent is leased, so that no other relay takes it; after a crash it is
   * sent again this late.
   */
  leaseFor?: number;
  /** Milliseconds that stop() gives to what is on its way. */
  settleWithin?: number;
}

/**
 * Sends what is in the outbox and deletes what the bus has taken over, at least once each. Any number of relays may
 * share a table. Neither a dead bus nor a dead database stops it for good, and one slow message holds up no other: no
 * transaction is open while a message is on its way.
 */
export class OutboxRelay {
  private readonly logger = new Logger(OutboxRelay.name);
  private readonly busOutage = new Outage('The message bus', this.logger);
  private readonly databaseOutage = new Outage('The database of the outbox', this.logger);
  private readonly wakeSignal = new WakeSignal();
  private readonly stopping = new AbortController();
  private readonly settings: Required<OutboxRelayOptions>;
  /** Leased by this relay and still in the table. */
  private readonly leased = new Set<string>();
  private readonly underway = new Set<Promise<void>>();
  private sent: string[] = [];
  /** Set when the bus has taken a message since the last turn; `refusal` and `refused` are of those that it refused. */
  private accepted = false;
  private refusal: { error: unknown } | undefined;
  private refused: string[] = [];
  private loop: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly bus: MessageBus,
    { window = 300, pollEvery = 500, gatherFor = 100, leaseFor = 5_000, settleWithin = 1_000 }: OutboxRelayOptions = {},
  ) {
    this.settings = { window, pollEvery, gatherFor, leaseFor, settleWithin };
  }

  start(): void {
    this.loop ??= this.run();
  }

  /**
   * Leases nothing more, and gives messages on their way a moment to arrive. The next relay sends those that do not.
   */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.wakeSignal.notify();
    await this.loop;
    await pTimeout(Promise.all(this.underway), { milliseconds: this.settings.settleWithin, message: false });
    await this.leaveRest().catch((error: unknown) => this.databaseOutage.failed(error));
  }

  private async run(): Promise<void> {
    const stopListening = this.outbox.onWake(() => this.wakeSignal.notify());
    while (!this.stopping.signal.aborted) {
      await this.turn();
      const pause = Math.max(this.busOutage.pause, this.databaseOutage.pause);
      if (pause > 0) await this.rest(pause);
      else await Promise.all([this.wakeSignal.wait(this.settings.pollEvery), this.rest(this.settings.gatherFor)]);
    }
    stopListening();
  }

  /** @param pause milliseconds; shorter when the relay stops meanwhile */
  private async rest(pause: number): Promise<void> {
    await setTimeout(pause, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }

  private async turn(): Promise<void> {
    try {
      await this.noteOutcomes();
      await this.forgetSent();
      const room = this.settings.window - this.leased.size;
      const messages = room > 0 ? await leaseDue(this.dataSource, room, this.leased, this.settings.leaseFor) : [];
      for (const message of messages) this.send(message);
      this.databaseOutage.worked();
    } catch (error) {
      this.databaseOutage.failed(error);
    }
  }

  private send(message: Message): void {
    this.leased.add(message.id);
    const sending = this.bus
      .publish(message)
      .then(
        () => {
          this.sent.push(message.id);
          this.accepted = true;
        },
        (error: unknown) => {
          this.leased.delete(message.id);
          this.refusal = { error };
          this.refused.push(message.id);
        },
      )
      .finally(() => {
        this.underway.delete(sending);
        this.wakeSignal.notify();
      });
    this.underway.add(sending);
  }

  /**
   * One message that is refused among others that are taken is not an outage of the bus: it waits for its lease to end.
   * In an outage the leases of all refused messages are released: else each would be sent when its own lease ends,
   * later ones before earlier ones.
   */
  private async noteOutcomes(): Promise<void> {
    const { accepted, refusal, refused } = this;
    this.accepted = false;
    this.refusal = undefined;
    this.refused = [];
    if (accepted) this.busOutage.worked();
    else if (refusal) {
      this.busOutage.failed(refusal.error);
      await releaseLeases(this.dataSource, refused);
    }
  }

  private async leaveRest(): Promise<void> {
    await this.forgetSent();
    if (this.leased.size > 0) await releaseLeases(this.dataSource, [...this.leased]);
  }

  private async forgetSent(): Promise<void> {
    const ids = [...this.sent];
    if (ids.length === 0) return;
    await deleteSent(this.dataSource, ids);
    this.sent = this.sent.slice(ids.length);
    for (const id of ids) this.leased.delete(id);
  }
}
