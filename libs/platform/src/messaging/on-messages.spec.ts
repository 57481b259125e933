import { Injectable, Logger } from '@nestjs/common';
import type { Message } from '@rover/contracts/messages';
import type { EntityManager } from 'typeorm';
import { countedMessage } from '../testing/messaging/sample-messages.js';
import { SpecServices } from '../testing/messaging/spec-services.js';
import { DeadLetters } from './dead-letters.js';
import { OnMessages } from './on-message.js';

@Injectable()
class Scribe {
  readonly turns: number[][] = [];

  @OnMessages('rsvp.placed', { consumer: 'notifications.rsvp-mail' })
  async write(messages: readonly Message<'rsvp.placed'>[], manager: EntityManager): Promise<void> {
    this.turns.push(messages.map(({ payload }) => payload.guests));
    await manager.query('INSERT INTO deeds SELECT unnest($1::uuid[])', [messages.map(({ id }) => id)]);
    if (messages.some(({ payload }) => payload.guests === 13)) throw new Error('Unlucky.');
  }
}

let services: SpecServices;

beforeAll(async () => {
  Logger.overrideLogger(false);
  services = await SpecServices.open();
});

afterAll(async () => {
  await services.clear();
  await services.database.drop();
});

it('handles together what comes while it handles others, and puts aside only what it cannot', async () => {
  const { bus, database } = services;
  const service = await services.start(Scribe);
  bus.open();
  const parties = [1, 2, 13, 4, 5];
  await Promise.all(
    parties.map((guests) =>
      bus.publish({ ...countedMessage(), topic: 'rsvp.placed', payload: { guests } } as Message<'rsvp.placed'>),
    ),
  );
  const { turns } = service.get(Scribe);
  expect(turns[0]).toEqual([1]);
  expect(turns[1]).toEqual([2, 13, 4, 5]);
  const alone = turns.slice(2).flat();
  expect(alone.filter((guests) => guests !== 13)).toEqual([2, 4, 5]);
  expect(await database.count('deeds')).toBe(parties.length - 1);
  expect(await database.count('inbox')).toBe(parties.length - 1);
  expect(await service.get(DeadLetters).list()).toMatchObject([{ what: 'rsvp.placed' }]);
});
