import { notFound } from '@rover/platform/http/domain-error';
import type { EntityManager } from 'typeorm';
import { VipBooking } from './vip-booking.entity.js';

/**
 * Locks the VIP booking: of two admins who press the same button one changes it, and the other finds it changed.
 * @throws DomainError NOT_FOUND when there is no such booking, or no longer
 */
export async function lockVipBooking(manager: EntityManager, id: string): Promise<VipBooking> {
  const booking = await manager.findOne(VipBooking, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!booking) throw notFound('VIP booking');
  return booking;
}
