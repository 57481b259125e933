import type { Schema } from '@rover/platform/database/data-source';
import { messagingMigrations } from '@rover/platform/messaging/messaging.migration';
import { IndexFailedMails1764000000001 } from './failures/index-failed-mails.migration.js';
import { AddFacts1764000000008 } from './queue/add-facts.migration.js';
import { AddReplyTo1764000000004 } from './queue/add-reply-to.migration.js';
import { AddRequestId1764000000002 } from './queue/add-request-id.migration.js';
import { CountMailsByFacts1764000000006 } from './queue/count-mails-by-facts.migration.js';
import { CreateMails1764000000000 } from './queue/create-mails.migration.js';
import { DateMailsByFacts1764000000005 } from './queue/date-mails-by-facts.migration.js';
import { FindUnsettledByThread1764000000007 } from './queue/find-unsettled-by-thread.migration.js';
import { Mail } from './queue/mail.entity.js';
import { ThreadMails1764000000003 } from './queue/thread-mails.migration.js';

export const notificationsSchema: Schema = {
  name: 'notifications',
  entities: [Mail],
  migrations: [
    ...messagingMigrations,
    CreateMails1764000000000,
    IndexFailedMails1764000000001,
    AddRequestId1764000000002,
    ThreadMails1764000000003,
    AddReplyTo1764000000004,
    DateMailsByFacts1764000000005,
    CountMailsByFacts1764000000006,
    FindUnsettledByThread1764000000007,
    AddFacts1764000000008,
  ],
  expiries: [{ table: 'mails', column: 'created_at', age: '90 days' }],
};
