import type { Socket } from 'node:net';
import { Logger } from '@nestjs/common';
import { type ChannelModel, connect, type RecoveringChannelModel } from 'amqplib';
import type { Outage } from '../../run/outage.js';
import { rootCauseMessage } from '../../telemetry/error-message.js';

/** Seconds between heartbeats: a broker that hangs is left after two of them. */
const heartbeat = 5;
const connectWithin = 5_000;

const logger = new Logger('RabbitBus');

/** A connection that is made again whenever it is lost. */
export interface RecoveringConnection extends RecoveringChannelModel {
  /**
   * Cuts it, with all its channels, to make it again: a broker that hangs opens no channel, or does not close one.
   * @param after milliseconds; a younger connection is left alone
   */
  restart(after?: number): void;
}

/**
 * Begins to connect to a broker, and does so again whenever the connection is lost.
 * @param outage told whether that succeeds; several connections may share it
 */
export async function recoveringConnection(url: string, outage: Outage): Promise<RecoveringConnection> {
  const address = new URL(url);
  if (!address.searchParams.has('heartbeat')) address.searchParams.set('heartbeat', String(heartbeat));
  const connection = await connect(address.href, {
    timeout: connectWithin,
    noDelay: true,
    keepAlive: true,
    recovery: { waitForConnect: false, initialDelay: 100, maxDelay: 2_000 },
  });
  connection.on('error', (error) => logger.warn(`The connection to the broker: ${rootCauseMessage(error)}`));
  connection.on('connect-failed', (error) => outage.failed(error));
  let current: ChannelModel | undefined;
  let connectedAt = 0;
  connection.on('connect', (model) => {
    current = model;
    connectedAt = performance.now();
    outage.worked();
  });
  const restart = (after = 0) => {
    if (performance.now() - connectedAt < after) return;
    // amqplib itself can only ask the broker to close.
    const socket: Socket | undefined = current && Reflect.get(current.connection, 'stream');
    socket?.destroy(new Error('it was cut, because the broker did not open or close a channel'));
  };
  return Object.assign(connection, { restart });
}
