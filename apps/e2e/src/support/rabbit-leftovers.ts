import { durableConsumers } from '@rover/contracts/consumers';
import { Topology } from '@rover/platform/messaging/rabbitmq/topology';
import { rabbitUrl } from '@rover/platform/testing/servers';
import { connect } from 'amqplib';

/** Removes from the broker what a pub has declared there. */
export async function forgetMessages(prefix: string): Promise<void> {
  const topology = new Topology(prefix);
  const connection = await connect(rabbitUrl);
  const channel = await connection.createChannel();
  for (const consumer of Object.keys(durableConsumers)) {
    await channel.deleteQueue(topology.queueOf(consumer));
    await channel.deleteQueue(topology.deadQueueOf(consumer));
  }
  for (const exchange of topology.exchanges) await channel.deleteExchange(exchange);
  await connection.close();
}
