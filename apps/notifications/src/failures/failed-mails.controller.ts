import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { InternalUndeliveredAnswer, RetryAnswer } from '@rover/contracts/undelivered';
import { UuidPipe } from '@rover/platform/validation/uuid.pipe';
import { FailedMails } from './failed-mails.js';

/** For monitoring, with the token of the admin who looks; the gateway does not route it. */
@Controller('internal/failed-mails')
export class FailedMailsController {
  constructor(private readonly mails: FailedMails) {}

  @Get()
  async list(): Promise<InternalUndeliveredAnswer> {
    return { undelivered: await this.mails.list() };
  }

  @Post('retry')
  @HttpCode(200)
  async retryAll(): Promise<RetryAnswer> {
    return { success: true, message: `Mails on their way again: ${await this.mails.sendAllAgain()}.` };
  }

  @Post(':id/retry')
  @HttpCode(200)
  async retry(@Param('id', UuidPipe) id: string): Promise<RetryAnswer> {
    await this.mails.sendAgain(id);
    return { success: true, message: 'The mail is on its way again.' };
  }
}
