import { Controller, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import type { RetryAnswer, UndeliveredAnswer, UndeliveredKind } from '@rover/contracts/undelivered';
import { Undelivered } from './undelivered.js';

@Controller('api/admin/undelivered')
export class UndeliveredController {
  constructor(private readonly undelivered: Undelivered) {}

  @Get()
  list(@Headers('authorization') authorization: string): Promise<UndeliveredAnswer> {
    return this.undelivered.list(authorization);
  }

  @Post('notifications/mail/retry')
  @HttpCode(200)
  async retryAllMails(@Headers('authorization') authorization: string): Promise<RetryAnswer> {
    return this.undelivered.retryAllMails(authorization);
  }

  @Post(':service/:kind/:id/retry')
  @HttpCode(200)
  async retry(
    @Param('service') service: string,
    @Param('kind') kind: UndeliveredKind,
    @Param('id') id: string,
    @Headers('authorization') authorization: string,
  ): Promise<RetryAnswer> {
    return this.undelivered.retry(service, kind, id, authorization);
  }
}
