import { type DynamicModule, Module } from '@nestjs/common';
import type { Parts } from '@rover/platform/run/parts';
import { PlatformModule } from '@rover/platform/run/platform.module';
import { keysOf } from '@rover/platform/security/jwks-keys';
import { FailedMailsController } from './failures/failed-mails.controller.js';
import { FailedMails } from './failures/failed-mails.js';
import { AccountMails } from './mails/account.mails.js';
import { RsvpMails } from './mails/rsvp.mails.js';
import { VipMails } from './mails/vip.mails.js';
import type { NotificationsConfig } from './notifications.config.js';
import { notificationsSchema } from './notifications.schema.js';
import { MailQueue } from './queue/mail-queue.js';
import { Postman } from './queue/postman.js';
import { MAIL_SENDER } from './senders/mail-sender.js';
import { senderOf } from './senders/sender-of.js';
import { SiteLinks } from './site-links.js';

@Module({})
export class NotificationsModule {
  static register(config: NotificationsConfig, parts: Parts): DynamicModule {
    return {
      module: NotificationsModule,
      imports: [
        PlatformModule.register({
          parts,
          database: { url: config.DATABASE_URL, schema: notificationsSchema },
          keys: keysOf(config.AUTH_URL),
        }),
      ],
      controllers: [FailedMailsController],
      providers: [
        { provide: SiteLinks, useValue: new SiteLinks(config.PUBLIC_URL) },
        { provide: MAIL_SENDER, useFactory: () => senderOf(config) },
        MailQueue,
        RsvpMails,
        VipMails,
        AccountMails,
        Postman,
        FailedMails,
      ],
    };
  }
}
