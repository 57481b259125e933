import { notFound } from '@rover/platform/http/domain-error';
import type { EntityManager } from 'typeorm';
import { Rsvp } from './rsvp.entity.js';

/**
 * Locks the seats of the RSVP's event and then the RSVP, in the order in which every transaction locks them.
 * @throws DomainError NOT_FOUND when there is no such RSVP, or no longer
 */
export async function lockRsvp(manager: EntityManager, id: string): Promise<Rsvp> {
  await manager.query(
    'SELECT FROM seats WHERE event_id = (SELECT event_id FROM rsvps WHERE id = $1) FOR NO KEY UPDATE',
    [id],
  );
  const rsvp = await manager.findOne(Rsvp, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!rsvp) throw notFound('RSVP');
  return rsvp;
}
