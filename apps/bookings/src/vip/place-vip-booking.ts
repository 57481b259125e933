import { Injectable } from '@nestjs/common';
import { type VipBookingAnswer, vipContactWithin } from '@rover/contracts/vip';
import { IdempotentAnswers } from '@rover/platform/idempotency/idempotent-answers';
import { Outbox } from '@rover/platform/messaging/outbox';
import { validationFailed } from '@rover/platform/validation/dto.pipe';
import { venueToday } from '@rover/venue/events/event-clock';
import type { EntityManager } from 'typeorm';
import type { VipBookingDto } from './vip-booking.dto.js';
import { VipBooking } from './vip-booking.entity.js';
import { presentVipBooking, vipBookingFacts } from './vip-booking.presenter.js';
import { countVipRequest } from './vip-metrics.js';

/** A host sends the VIP form. */
@Injectable()
export class PlaceVipBooking {
  constructor(
    private readonly outbox: Outbox,
    private readonly answers: IdempotentAnswers,
  ) {}

  /**
   * @param key the form's Idempotency-Key: with the same one, the same form is taken once and answered alike
   * @throws DomainError VALIDATION_FAILED for a day that is past; KEY_IN_USE, KEY_REUSED
   */
  async place(request: VipBookingDto, key: string | undefined): Promise<VipBookingAnswer> {
    let isNew = false;
    const answer = await this.answers.once({ scope: 'vip', key, body: request }, async (manager) => {
      const entered = await this.enter(manager, request);
      isNew = true;
      return entered;
    });
    if (isNew) countVipRequest(request);
    this.outbox.wake();
    return answer;
  }

  private async enter(manager: EntityManager, request: VipBookingDto): Promise<VipBookingAnswer> {
    if (request.eventDate < venueToday()) {
      throw validationFailed([{ field: 'eventDate', message: 'Preferred date must not be in the past.' }]);
    }
    const booking = await manager.save(manager.create(VipBooking, { ...request, status: 'pending' }));
    await this.outbox.add(manager, 'vip.requested', vipBookingFacts(booking));
    const message = `Thank you. We will contact you within ${vipContactWithin} hours.`;
    return { success: true, message, booking: presentVipBooking(booking) };
  }
}
