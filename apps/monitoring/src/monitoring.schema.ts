import { monitoringDays } from '@rover/contracts/monitoring';
import type { Schema } from '@rover/platform/database/data-source';
import { messagingMigrations } from '@rover/platform/messaging/messaging.migration';
import { CreateRecordedChanges1764000000001 } from './audit/create-recorded-changes.migration.js';
import { FoldChangeSearch1764000000002 } from './audit/fold-change-search.migration.js';
import { CreateReports1764000000000 } from './reports/create-reports.migration.js';

/** How long reports are kept: as long as monitoring can look back. */
const kept = `${monitoringDays.max} days`;

export const monitoringSchema: Schema = {
  name: 'monitoring',
  entities: [],
  migrations: [
    ...messagingMigrations,
    CreateReports1764000000000,
    CreateRecordedChanges1764000000001,
    FoldChangeSearch1764000000002,
  ],
  expiries: [
    { table: 'recorded_changes', column: 'at', age: '180 days' },
    { table: 'errors', column: 'last_seen', age: kept },
    { table: 'slow_endpoints', column: 'seen_at', age: kept },
    { table: 'memory_snapshots', column: 'taken_at', age: kept },
  ],
};
