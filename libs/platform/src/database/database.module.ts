import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { messagingExpiries } from '../messaging/messaging.migration.js';
import { connect, dataSourceOptions, type Schema } from './data-source.js';
import { migrate } from './migrations.js';
import { EXPIRIES, Sweeper } from './sweeper.js';

/**
 * The service's connection to its schema. It is made here and not by TypeOrmModule.forRoot, which keeps the connections
 * of all applications of a process in one table by name.
 */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** Brings the service's schema up to date, then connects to it. */
  static register(url: string, schema: Schema): DynamicModule {
    const dataSource = {
      provide: DataSource,
      useFactory: async () => {
        await migrate(url, schema);
        return connect(dataSourceOptions(url, schema));
      },
    };
    const expiries = { provide: EXPIRIES, useValue: [...messagingExpiries, ...(schema.expiries ?? [])] };
    return {
      module: DatabaseModule,
      global: true,
      providers: [dataSource, Sweeper, expiries],
      exports: [DataSource],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.dataSource.destroy();
  }
}
