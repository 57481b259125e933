import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Stocktaking } from '@rover/platform/run/stocktaking';
import { DataSource } from 'typeorm';
import { forgetMails, measureMails } from './mail-metrics.js';

/** Has Stocktaking count the mails that wait, and those that were given up. */
@Injectable()
export class MailStock implements OnApplicationBootstrap {
  constructor(
    private readonly stocktaking: Stocktaking,
    private readonly dataSource: DataSource,
  ) {}

  onApplicationBootstrap(): void {
    this.stocktaking.add(() => measureMails(this.dataSource), forgetMails);
  }
}
