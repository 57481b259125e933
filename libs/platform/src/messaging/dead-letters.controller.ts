import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { InternalUndeliveredAnswer, RetryAnswer } from '@rover/contracts/undelivered';
import { DeadLetters } from './dead-letters.js';
import { Redelivery } from './redelivery.js';

/** For monitoring, with the token of the admin who looks; the gateway does not route it. */
@Controller('internal/dead-letters')
export class DeadLettersController {
  constructor(
    private readonly deadLetters: DeadLetters,
    private readonly redelivery: Redelivery,
  ) {}

  @Get()
  async list(): Promise<InternalUndeliveredAnswer> {
    return { undelivered: await this.deadLetters.list() };
  }

  @Post(':id/retry')
  @HttpCode(200)
  async retry(@Param('id') id: string): Promise<RetryAnswer> {
    await this.redelivery.send(id);
    return { success: true, message: 'The message is delivered.' };
  }
}
