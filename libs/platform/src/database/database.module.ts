import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { type DatabaseOptions, dataSourceOptions, migrate } from './migrations.js';

@Module({})
export class DatabaseModule {
  /** Brings the service's schema up to date, then connects to it. */
  static register(options: DatabaseOptions): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: async () => {
            await migrate(options);
            return { ...dataSourceOptions(options), retryAttempts: 1 };
          },
        }),
      ],
    };
  }
}
