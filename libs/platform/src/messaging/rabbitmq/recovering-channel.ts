import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Channel } from 'amqplib';
import pTimeout from 'p-timeout';
import { Outage } from '../../run/outage.js';
import { closeChannel } from './close-channel.js';

const setUpWithin = 30_000;

/** Rejects when the broker does not do on a channel what it should any more. */
export type ChannelCheck = () => Promise<void>;

export interface RecoveringChannelOptions<C extends Channel> {
  /** What it is for, in the log. */
  what: string;
  /** Waits for a connection, and rejects for good once `stopping` is aborted. */
  open: () => Promise<C>;
  /**
   * Declares, and begins to consume, in half a minute at most. `lost` is aborted with the channel. A channel whose check
   * fails is replaced.
   */
  setUp: (channel: C, lost: AbortSignal) => Promise<ChannelCheck | undefined>;
  /** Restarts the connection, on which the broker does not open a channel, or close one: see RecoveringConnection. */
  restart: (after?: number) => void;
  stopping: AbortSignal;
  /** Milliseconds between two checks, for each, and for the broker to open a channel on a connection. */
  checkEvery: number;
}

/**
 * A channel that is opened again, with all that belongs to it, whenever it is lost: by its own fault, with its
 * connection, or because the broker took its queue away.
 */
export class RecoveringChannel<C extends Channel> {
  private readonly logger = new Logger(RecoveringChannel.name);
  private readonly outage: Outage;
  private readonly loop: Promise<void>;
  private channel: C | undefined;
  private lost = new AbortController();
  private tellReady: () => void = () => undefined;
  /** Resolves when the channel was ready for the first time. */
  readonly ready = new Promise<void>((resolve) => {
    this.tellReady = resolve;
  });

  constructor(private readonly options: RecoveringChannelOptions<C>) {
    this.outage = new Outage(`The broker's channel of ${options.what}`, this.logger);
    this.loop = this.run();
  }

  /** The channel, while there is one that is ready. */
  get current(): C | undefined {
    return this.channel;
  }

  /** Opens another channel instead of this one, on which the broker no longer does what it should. */
  async replace(channel: C): Promise<void> {
    const { lost } = this;
    if (channel !== this.channel) return;
    this.channel = undefined;
    await this.end(channel);
    lost.abort();
  }

  /** To be called when `stopping` is aborted: closes the channel, after what was written to it has been sent. */
  async close(): Promise<void> {
    if (this.channel) await closeChannel(this.channel);
    await this.loop;
  }

  private async run(): Promise<void> {
    const { stopping } = this.options;
    while (!stopping.aborted) {
      await this.live().catch((error: unknown) => stopping.aborted || this.outage.failed(error));
      await setTimeout(this.outage.pause, undefined, { signal: stopping }).catch(() => undefined);
    }
  }

  /** Opens a channel, and lasts until that is lost. */
  private async live(): Promise<void> {
    const { setUp } = this.options;
    const channel = await this.open();
    const lost = new AbortController();
    this.lost = lost;
    let reason: unknown;
    channel.on('error', (error) => {
      reason = error;
    });
    channel.once('close', () => lost.abort());
    let check: ChannelCheck | undefined;
    try {
      check = await pTimeout(setUp(channel, lost.signal), { milliseconds: setUpWithin });
    } catch (error) {
      lost.abort();
      await this.end(channel);
      throw error;
    }
    this.channel = channel;
    this.outage.worked();
    this.tellReady();
    const useless = check && (await this.untilUseless(check, lost.signal));
    if (useless) void this.replace(channel);
    if (!lost.signal.aborted) await once(lost.signal, 'abort');
    this.channel = undefined;
    throw reason ?? useless ?? new Error('The channel was closed');
  }

  /** Waits for a connection as long as it takes, but not for a broker that opens no channel on it. */
  private async open(): Promise<C> {
    const { open, restart, checkEvery } = this.options;
    const impatience = setInterval(() => restart(checkEvery), checkEvery);
    try {
      return await open();
    } finally {
      clearInterval(impatience);
    }
  }

  /** The messages that a channel holds come back when it is closed, or its connection. */
  private async end(channel: C): Promise<void> {
    if (!(await closeChannel(channel))) this.options.restart();
  }

  /** Checks again and again until the channel is lost. @returns the error of a check that failed before */
  private async untilUseless(check: ChannelCheck, lost: AbortSignal): Promise<unknown> {
    const { checkEvery } = this.options;
    for (;;) {
      await setTimeout(checkEvery, undefined, { signal: lost }).catch(() => undefined);
      if (lost.aborted) return undefined;
      try {
        await pTimeout(check(), { milliseconds: checkEvery });
      } catch (error) {
        return error;
      }
    }
  }
}
