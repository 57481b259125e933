import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { dataSourceOptions, migrate, type Schema } from './migrations.js';

@Module({})
export class DatabaseModule {
  /** Brings the service's schema up to date, then connects to it. */
  static register(url: string, schema: Schema): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: async () => {
            await migrate(url, schema);
            return { ...dataSourceOptions(url, schema), retryAttempts: 1 };
          },
        }),
      ],
    };
  }
}
