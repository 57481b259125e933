import { type DynamicModule, Module } from '@nestjs/common';
import type { SecretOrKeyProvider } from 'passport-jwt';
import { DatabaseModule } from '../database/database.module.js';
import type { Schema } from '../database/migrations.js';
import { DeadLettersController } from '../messaging/dead-letters.controller.js';
import { MessagingModule } from '../messaging/messaging.module.js';
import { SecurityModule } from '../security/security.module.js';
import { MetricsController } from '../telemetry/metrics.controller.js';
import { Reporter } from '../telemetry/reporter.js';
import { HealthController } from './health.controller.js';
import type { Parts } from './parts.js';
import { Readiness } from './readiness.js';
import { Stocktaking } from './stocktaking.js';

interface PlatformOptions {
  parts: Parts;
  /** Where the service's own schema is; none for a service that keeps nothing. */
  database?: { url: string; schema: Schema };
  /** Whose tokens open the routes that are not public. */
  keys: SecretOrKeyProvider;
}

/** What every service stands on. */
@Module({})
export class PlatformModule {
  static register({ parts, database, keys }: PlatformOptions): DynamicModule {
    return {
      module: PlatformModule,
      global: true,
      imports: [
        ...(database ? [DatabaseModule.register(database.url, database.schema)] : []),
        MessagingModule.register({ bus: parts.bus, database: database !== undefined }),
        SecurityModule.register(keys),
      ],
      controllers: [HealthController, MetricsController, ...(database ? [DeadLettersController] : [])],
      providers: [Readiness, Reporter, Stocktaking],
      exports: [Readiness, Reporter, Stocktaking],
    };
  }
}
