import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { GaugeSampler } from '@rover/platform/run/gauge-sampler';
import { DataSource } from 'typeorm';
import { forgetMails, measureMails } from './mail-metrics.js';

/** Has GaugeSampler count the mails that wait, and those that were given up. */
@Injectable()
export class MailQueueGauges implements OnApplicationBootstrap {
  constructor(
    private readonly gaugeSampler: GaugeSampler,
    private readonly dataSource: DataSource,
  ) {}

  onApplicationBootstrap(): void {
    this.gaugeSampler.add(() => measureMails(this.dataSource), forgetMails);
  }
}
