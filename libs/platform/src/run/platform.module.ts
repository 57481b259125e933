import { type DynamicModule, Module } from '@nestjs/common';
import type { SecretOrKeyProvider } from 'passport-jwt';
import { DataSource } from 'typeorm';
import type { Schema } from '../database/data-source.js';
import { DatabaseModule } from '../database/database.module.js';
import { DeadLettersController } from '../messaging/dead-letters.controller.js';
import { MessagingModule } from '../messaging/messaging.module.js';
import { SecurityModule } from '../security/security.module.js';
import { MetricsController } from '../telemetry/metrics.controller.js';
import { Reporter } from '../telemetry/reporter.js';
import type { BackingServices } from './backing-services.js';
import type { BackingServiceName } from './connect-backing-services.js';
import { DependenciesController } from './dependencies.controller.js';
import { Dependencies } from './dependencies.js';
import { GaugeSampler } from './gauge-sampler.js';
import { HealthController } from './health.controller.js';
import { Readiness } from './readiness.js';

interface PlatformOptions {
  backing: BackingServices;
  /** Those of the backing services that it needs, beside the bus. */
  needs: readonly BackingServiceName[];
  /** Where the service's own schema is; none for a service that keeps nothing. */
  database?: { url: string; schema: Schema };
  /** Whose tokens open the routes that are not public. */
  keys: SecretOrKeyProvider;
}

/** What every service stands on. */
@Module({})
export class PlatformModule {
  static register({ backing, needs, database, keys }: PlatformOptions): DynamicModule {
    return {
      module: PlatformModule,
      global: true,
      imports: [
        ...(database ? [DatabaseModule.register(database.url, database.schema)] : []),
        MessagingModule.register({ bus: backing.bus, database: database !== undefined }),
        SecurityModule.register(keys),
      ],
      controllers: [
        HealthController,
        MetricsController,
        ...(database ? [DeadLettersController, DependenciesController] : []),
      ],
      providers: [
        Readiness,
        Reporter,
        GaugeSampler,
        {
          provide: Dependencies,
          useFactory: (dataSource?: DataSource) => dependenciesOf(backing, needs, dataSource),
          inject: [{ token: DataSource, optional: true }],
        },
      ],
      exports: [Readiness, Reporter, GaugeSampler, Dependencies],
    };
  }
}

function dependenciesOf(
  backing: BackingServices,
  needs: readonly BackingServiceName[],
  dataSource: DataSource | undefined,
): Dependencies {
  const dependencies = new Dependencies();
  if (dataSource) dependencies.add('database', { check: async () => dataSource.query('SELECT 1') });
  dependencies.add('broker', backing.bus);
  for (const need of needs) dependencies.add(need, backing[need]);
  return dependencies;
}
