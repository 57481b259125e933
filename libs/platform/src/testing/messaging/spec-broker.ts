import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { type Channel, type ChannelModel, connect } from 'amqplib';
import { RabbitBus, type RabbitBusOptions } from '../../messaging/rabbitmq/rabbit-bus.js';
import { Topology } from '../../messaging/rabbitmq/topology.js';
import { FaultProxy } from '../fault-proxy.js';
import { rabbitUrl as url } from '../servers.js';

/**
 * For specs: a corner of a real broker, with buses and lines that are closed after each test, and nothing left after
 * all.
 */
export function brokerForSpecs() {
  const prefix = `spec-${randomUUID().slice(0, 8)}`;
  const topology = new Topology(prefix);
  const subscribed = jest.spyOn(RabbitBus.prototype, 'subscribe');
  const declared: string[] = [];
  const open: { stop(): Promise<void> }[] = [];
  let connection: ChannelModel;
  /** For what an operator or another program does at the broker. */
  let operator: Channel;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    connection = await connect(url);
    operator = await connection.createChannel();
  });

  afterEach(async () => {
    for (const { stop } of open.splice(0).reverse()) await stop();
  });

  afterAll(async () => {
    const consumers = subscribed.mock.calls.map(([{ consumer }]) => consumer).concat(declared);
    for (const consumer of consumers) {
      await operator.deleteQueue(topology.queueOf(consumer));
      await operator.deleteQueue(topology.deadQueueOf(consumer));
    }
    for (const exchange of topology.exchanges) await operator.deleteExchange(exchange);
    await connection.close();
  });

  async function openBus(options: Partial<RabbitBusOptions> = {}, address = url): Promise<RabbitBus> {
    const bus = await RabbitBus.connect(address, { prefix, firstPause: 1, ...options });
    open.push({ stop: () => bus.stop() });
    return bus;
  }

  async function openProxy(): Promise<FaultProxy> {
    const proxy = await FaultProxy.before(url, 5672);
    open.push({ stop: () => proxy.close() });
    return proxy;
  }

  function newConsumer(): string {
    const consumer = `spec.${randomUUID()}`;
    declared.push(consumer);
    return consumer;
  }

  return {
    topology,
    subscribed,
    connection: () => connection,
    operator: () => operator,
    openBus,
    openProxy,
    newConsumer,
  };
}
