import type { Schema } from '@rover/platform/database/data-source';
import { messagingMigrations } from '@rover/platform/messaging/messaging.migration';
import { AddAskedAt1764000000003 } from './claims/add-asked-at.migration.js';
import { CreateClearings1764000000001 } from './deletions/create-clearings.migration.js';
import { CreateMedia1764000000000 } from './media/create-media.migration.js';
import { Media } from './media/media.entity.js';
import { AddVipService1764000000002 } from './service-audio/add-vip-service.migration.js';

export const mediaSchema: Schema = {
  name: 'media',
  entities: [Media],
  migrations: [
    ...messagingMigrations,
    CreateMedia1764000000000,
    CreateClearings1764000000001,
    AddVipService1764000000002,
    AddAskedAt1764000000003,
  ],
};
