import { type DynamicModule, Module } from '@nestjs/common';
import { Dependencies } from '@rover/platform/run/dependencies';
import { FailedMailsController } from './failures/failed-mails.controller.js';
import { FailedMails } from './failures/failed-mails.js';
import { AccountMails } from './mails/account.mails.js';
import { RsvpMails } from './mails/rsvp.mails.js';
import { VipMails } from './mails/vip.mails.js';
import type { NotificationsConfig } from './notifications.config.js';
import { MailQueue } from './queue/mail-queue.js';
import { MailQueueGauges } from './queue/mail-queue-gauges.js';
import { MailWorker } from './queue/mail-worker.js';
import { MAIL_SENDER, type MailSender } from './senders/mail-sender.js';
import { SiteLinks } from './site-links.js';

@Module({})
export class NotificationsModule {
  static register(config: NotificationsConfig, sender: MailSender): DynamicModule {
    return {
      module: NotificationsModule,
      controllers: [FailedMailsController],
      providers: [
        { provide: SiteLinks, useValue: new SiteLinks(config.PUBLIC_URL) },
        {
          provide: MAIL_SENDER,
          useFactory: (dependencies: Dependencies) => {
            dependencies.add('mail', sender);
            return sender;
          },
          inject: [Dependencies],
        },
        MailQueue,
        MailQueueGauges,
        RsvpMails,
        VipMails,
        AccountMails,
        MailWorker,
        FailedMails,
      ],
    };
  }
}
