import { Body, Controller, Post } from '@nestjs/common';
import type { VipBookingAnswer } from '@rover/contracts/vip';
import { IdempotencyKey } from '@rover/platform/idempotency/idempotency-key';
import { Public } from '@rover/platform/security/public.decorator';
import { PlaceVipBooking } from './place-vip-booking.js';
import { VipBookingDto } from './vip-booking.dto.js';

@Public()
@Controller('api/vip/book')
export class VipController {
  constructor(private readonly placing: PlaceVipBooking) {}

  @Post()
  place(@Body() request: VipBookingDto, @IdempotencyKey() key: string | undefined): Promise<VipBookingAnswer> {
    return this.placing.place(request, key);
  }
}
