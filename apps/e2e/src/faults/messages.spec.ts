import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type { UndeliveredAnswer } from '@rover/contracts/undelivered';
import { Topology } from '@rover/platform/messaging/rabbitmq/topology';
import { rabbitUrl } from '@rover/platform/testing/servers';
import { type Channel, type ChannelModel, connect } from 'amqplib';
import { Api } from '../support/api.js';
import { closesAfterAll } from '../support/cleanup.js';
import { ConsistencyChecker } from '../support/consistency-checker.js';
import { scaled } from '../support/fault-scale.js';
import { openPub, type StandalonePub } from '../support/pub.js';
import { forgetMessages } from '../support/rabbit-leftovers.js';

test.describe.configure({ mode: 'serial', timeout: 5 * 60_000 });
test.skip(rabbitUrl === '', 'There is no broker.');

const prefix = `faults-${randomUUID().slice(0, 8)}`;
const { exchange } = new Topology(prefix);
const closing = closesAfterAll();
let connection: ChannelModel;
let channel: Channel;
let pub: StandalonePub;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  closing({ close: () => forgetMessages(prefix) });
  pub = closing(await openPub({ env: { RABBITMQ_URL: rabbitUrl, RABBITMQ_PREFIX: prefix } }));
  connection = closing(await connect(rabbitUrl));
  channel = await connection.createChannel();
});

/** Says everything that the pub says twice more. @returns how often so far */
async function echo(twin: (id: string) => string): Promise<() => number> {
  let repeated = 0;
  const { queue } = await channel.assertQueue('', { exclusive: true });
  await channel.bindQueue(queue, exchange, '#');
  await channel.consume(queue, (message) => {
    if (!message || message.properties.headers?.echo) return;
    const { fields, properties } = message;
    for (const _ of [2, 3]) {
      const messageId = twin(properties.messageId);
      const content = Buffer.from(JSON.stringify({ ...JSON.parse(message.content.toString()), id: messageId }));
      channel.publish(exchange, fields.routingKey, content, { ...properties, messageId, headers: { echo: true } });
      repeated += 1;
    }
    channel.ack(message);
  });
  return () => repeated;
}

/** Takes an RSVP and gives it another status, of which a mail tells. @returns how many mails the guest has then */
async function mailsOfOneGuest(atLeast: number): Promise<number> {
  const api = new Api(pub.url);
  const { id: eventId } = await api.createEvent();
  const email = `${randomUUID()}@guest.test`;
  const { body } = await api.rsvp({ eventId, email });
  await pub.mailsTo(email);
  const address = `/api/admin/rsvp-bookings/${body.rsvp.id}`;
  expect((await api.asAdmin('PUT', address, { status: 'cancelled' })).status).toBe(200);
  return (await pub.mailsTo(email, atLeast)).length;
}

test('every message delivered three times: one count, one mail', async () => {
  const repeated = await echo((id) => id);
  expect(await mailsOfOneGuest(2)).toBe(2);
  const checker = await ConsistencyChecker.open(pub);
  await checker.load(scaled(1_000, 50));
  await checker.expectToAgree();
  expect(repeated()).toBeGreaterThan(2 * scaled(1_000, 50));
  await channel.close();
  channel = await connection.createChannel();
});

test('a message that nobody can handle is put aside after its tries, and those beside it arrive', async () => {
  const id = randomUUID();
  const poison = { id, topic: 'rsvp.placed', occurredAt: new Date().toISOString(), requestId: null, payload: {} };
  const checker = await ConsistencyChecker.open(pub);
  const body = Buffer.from(JSON.stringify(poison));
  channel.publish(exchange, poison.topic, body, { persistent: true, messageId: id });
  await checker.load(scaled(500, 30));
  await checker.expectToAgree();
  const api = new Api(pub.url);
  const aside = async () => {
    const answer = await api.asAdmin<UndeliveredAnswer>('GET', '/api/admin/undelivered');
    return answer.body.undelivered.map(({ id: name, recipient }) => [name, recipient]);
  };
  const expected = [`notifications.rsvp-mail:${id}`, 'notifications.rsvp-mail'];
  await expect.poll(aside, { timeout: 30_000 }).toEqual([expected]);
});

test('what the inbox takes for another message is mailed again: told three times under three ids, a guest has two mails more', async () => {
  await echo(() => randomUUID());
  expect(await mailsOfOneGuest(4)).toBe(4);
});
