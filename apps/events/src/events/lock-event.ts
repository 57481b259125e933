import { notFound } from '@rover/platform/http/domain-error';
import type { EntityManager } from 'typeorm';
import { Event } from './event.entity.js';

/**
 * Locks the event.
 * @param withDeleted also one that was deleted and is not removed for good yet
 * @throws DomainError NOT_FOUND when there is no such event, or no longer
 */
export async function lockEvent(manager: EntityManager, id: string, { withDeleted = false } = {}): Promise<Event> {
  const event = await manager.findOne(Event, { where: { id }, withDeleted, lock: { mode: 'pessimistic_write' } });
  if (!event) throw notFound('event');
  return event;
}
