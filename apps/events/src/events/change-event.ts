import { Injectable } from '@nestjs/common';
import { recordUpdate } from '@rover/platform/audit/record-change';
import { Outbox } from '@rover/platform/messaging/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { auditedEvent } from './event.audit.js';
import type { Event } from './event.entity.js';
import { presentFacts } from './event.presenter.js';
import { KeyedMutex } from './keyed-mutex.js';
import { lockEvent } from './lock-event.js';

type Change = (event: Event, manager: EntityManager) => Promise<void>;
type Which = { withDeleted?: boolean };

const patience = 8_000;

/** What all changes of an event have in common, of its fields as of its media. */
@Injectable()
export class ChangeEvent {
  /** Changes of one event wait here, not in the database, where each would hold a connection that others need. */
  private readonly mutex = new KeyedMutex(patience);

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Makes one change at a time: locks the event, raises its version and `updatedAt`, lets `apply` change it, and sends
   * `event.saved`.
   * @param which `withDeleted`: also an event that was deleted and is not removed for good yet
   * @throws DomainError NOT_FOUND, UNAVAILABLE when too many change it, and what `apply` throws; then nothing has
   * changed
   */
  async change(id: string, apply: Change, which: Which = {}): Promise<Event> {
    const changed = await this.mutex.run(id, () => this.commit(id, apply, which));
    this.outbox.wake();
    return changed;
  }

  private commit(id: string, apply: Change, which: Which): Promise<Event> {
    return this.dataSource.transaction(async (manager) => {
      const event = await lockEvent(manager, id, which);
      event.version += 1;
      event.updatedAt = after(event.updatedAt);
      const before = { ...event };
      await apply(event, manager);
      const saved = await manager.save(event);
      await recordUpdate(manager, auditedEvent, before, saved);
      await this.outbox.add(manager, 'event.saved', presentFacts(saved));
      return saved;
    });
  }
}

/** Now, but in any case later than `earlier`, so that no two changes have the same time. */
function after(earlier: Date): Date {
  return new Date(Math.max(Date.now(), earlier.getTime() + 1));
}
