import { Injectable, Logger } from '@nestjs/common';
import type { Message, MessagePayloads } from '@rover/contracts/messages';
import { OnMessage } from '@rover/platform/messaging/on-message';
import { Reporter } from '@rover/platform/telemetry/reporter';
import type { EntityManager } from 'typeorm';
import { PendingDeletions } from '../deletions/pending-deletions.js';

/** Notes which media other services use. Other addresses are not media of ours, and are ignored. */
@Injectable()
export class ClaimsListener {
  private readonly logger = new Logger(ClaimsListener.name);

  constructor(
    private readonly deletions: PendingDeletions,
    private readonly reporter: Reporter,
  ) {}

  @OnMessage('media.claimed', { consumer: 'media.claimed' })
  async claimed(
    { urls }: MessagePayloads['media.claimed'],
    _message: Message<'media.claimed'>,
    manager: EntityManager,
  ): Promise<void> {
    const [kept]: [{ url: string }[], number] = await manager.query(
      'UPDATE media SET claimed = true WHERE url = ANY($1::text[]) RETURNING url',
      [urls],
    );
    const here = new Set(kept.map(({ url }) => url));
    const missing = urls.filter((url) => url.startsWith('/media/') && !here.has(url));
    if (missing.length > 0) this.reportMissing(missing);
  }

  /** A file in the library, or recorded for a service, stays. A claim that comes after the release finds nothing. */
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
    await this.deletions.letGo(manager, released);
  }

  private reportMissing(urls: string[]): void {
    const problem = 'Media were claimed that are not here: they are lost, unless they were released before.';
    this.logger.error(`${problem} ${urls.join(' ')}`);
    this.reporter.error('media.claimed', new Error(problem));
  }
}
