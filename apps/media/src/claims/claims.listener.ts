import { Injectable } from '@nestjs/common';
import type { Message, MessagePayloads } from '@rover/contracts/messages';
import { OnMessage } from '@rover/platform/messaging/on-message';
import type { EntityManager } from 'typeorm';
import { Clearings } from '../clearing/clearings.js';

/** Hears which media other services need. Addresses of anything else are none of ours. */
@Injectable()
export class ClaimsListener {
  constructor(private readonly clearings: Clearings) {}

  @OnMessage('media.claimed', { consumer: 'media.claimed' })
  async claimed(
    { urls }: MessagePayloads['media.claimed'],
    _message: Message<'media.claimed'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query('UPDATE media SET claimed = true WHERE url = ANY($1::text[])', [urls]);
  }

  /** What is in the library, or heard of a service, stays. A claim that is heard after its release finds nothing, and does nothing. */
  @OnMessage('media.released', { consumer: 'media.released' })
  async released(
    { urls }: MessagePayloads['media.released'],
    _message: Message<'media.released'>,
    manager: EntityManager,
  ): Promise<void> {
    const [released]: [{ id: string }[], number] = await manager.query(
      'UPDATE media SET claimed = false WHERE url = ANY($1::text[]) RETURNING id',
      [urls],
    );
    await this.clearings.letGo(
      manager,
      released.map(({ id }) => id),
    );
  }
}
