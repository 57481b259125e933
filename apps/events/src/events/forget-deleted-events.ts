import { Injectable, Logger } from '@nestjs/common';
import { BackgroundWorker, PeriodicTask } from '@rover/platform/background/periodic-task';
import { Outbox } from '@rover/platform/messaging/outbox';
import { redactedMessage } from '@rover/platform/telemetry/error-message';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { EventMediaItem } from '../media/event-media.entity.js';
import { EventUploads } from '../uploads/event-uploads.js';
import { picturesOf } from './event.changes.js';
import { Event } from './event.entity.js';

/** Milliseconds for which a deletion can be taken back, at least. */
export const restorableFor = 10 * 60_000;
const lookEvery = 60_000;

/** Removes for good what was deleted a while ago: its addresses are free again, and its uploads are released. */
@Injectable()
export class ForgetDeletedEvents extends BackgroundWorker {
  private readonly logger = new Logger(ForgetDeletedEvents.name);
  protected readonly task = new PeriodicTask({
    run: () => this.forgetDue(),
    failed: (error) => this.logger.warn(`Not every deleted event could be forgotten: ${redactedMessage(error)}`),
    every: lookEvery,
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly uploads: EventUploads,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  /**
   * Removes all that are due, or leaves the rest to the next process when this one stops; two replicas share the work.
   */
  async forgetDue(now = new Date()): Promise<void> {
    const deletedBefore = new Date(now.getTime() - restorableFor);
    const forgetNext = () => this.dataSource.transaction((manager) => this.forgetOne(manager, deletedBefore));
    while (!this.task.isStopping && (await forgetNext())) this.outbox.wake();
  }

  private async forgetOne(manager: EntityManager, deletedBefore: Date): Promise<boolean> {
    const event = await manager.findOne(Event, {
      where: { deletedAt: LessThan(deletedBefore) },
      withDeleted: true,
      order: { deletedAt: 'ASC' },
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    if (!event) return false;
    const media = await manager.findBy(EventMediaItem, { eventId: event.id });
    await manager.delete(Event, event.id);
    await this.uploads.release(manager, [...picturesOf(event), ...media.map(({ url }) => url)]);
    return true;
  }
}
