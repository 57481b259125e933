import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { GuestRsvpAnswer, RsvpAnswer } from '@rover/contracts/rsvps';
import { IdempotencyKey } from '@rover/platform/idempotency/idempotency-key';
import { Public } from '@rover/platform/security/public.decorator';
import { CancelRsvp } from './cancel-rsvp.js';
import { PlaceRsvp } from './place-rsvp.js';
import { RsvpDto, RsvpTokenDto } from './rsvp.dto.js';
import { presentGuestRsvp } from './rsvp.presenter.js';

@Public()
@Controller('api/events/rsvp')
export class RsvpsController {
  constructor(
    private readonly placing: PlaceRsvp,
    private readonly cancelling: CancelRsvp,
  ) {}

  @Post()
  place(@Body() guest: RsvpDto, @IdempotencyKey() key: string | undefined): Promise<RsvpAnswer> {
    return this.placing.place(guest, key);
  }

  @Post('lookup')
  @HttpCode(200)
  async lookUp(@Body() { token }: RsvpTokenDto): Promise<GuestRsvpAnswer> {
    const rsvp = await this.cancelling.lookUp(token);
    return { success: true, message: 'Here is your RSVP.', rsvp: presentGuestRsvp(rsvp) };
  }

  @Post('cancel')
  @HttpCode(200)
  async cancel(@Body() { token }: RsvpTokenDto): Promise<GuestRsvpAnswer> {
    const rsvp = await this.cancelling.cancel(token);
    return { success: true, message: 'Your RSVP is cancelled.', rsvp: presentGuestRsvp(rsvp) };
  }
}
