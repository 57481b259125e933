import { Controller, Get, Param } from '@nestjs/common';
import type { InternalAccessAnswer } from '@rover/contracts/internal';
import { notFound } from '@rover/platform/http/domain-error';
import { Public } from '@rover/platform/security/public.decorator';
import { UuidPipe } from '@rover/platform/validation/uuid.pipe';
import { DataSource } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { accessOf } from '../accounts/account.presenter.js';

/** For the gateway itself; it does not route it. */
@Public()
@Controller('internal/users/:id/access')
export class AccessController {
  constructor(private readonly dataSource: DataSource) {}

  @Get()
  async access(@Param('id', UuidPipe) id: string): Promise<InternalAccessAnswer> {
    const account = await this.dataSource.manager.findOneBy(Account, { id });
    if (!account) throw notFound('user');
    return accessOf(account);
  }
}
