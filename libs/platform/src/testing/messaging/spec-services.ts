import type { INestApplicationContext, ModuleMetadata, Provider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DatabaseModule } from '../../database/database.module.js';
import { InProcessBus } from '../../messaging/in-process-bus.js';
import { MessagingModule } from '../../messaging/messaging.module.js';
import { type MessagingDatabase, messagingDatabase } from './spec-database.js';

/** For specs: services on one bus, which a test opens when they are there, and one database. */
export class SpecServices {
  /** Another one for each test. */
  bus = new InProcessBus({ firstPause: 1 });
  private readonly running: INestApplicationContext[] = [];

  private constructor(readonly database: MessagingDatabase) {}

  static async open(): Promise<SpecServices> {
    return new SpecServices(await messagingDatabase());
  }

  /** Starts a service that has the database. */
  start(...providers: Provider[]): Promise<INestApplicationContext> {
    const { url, schema } = this.database;
    const messaging = MessagingModule.register({ bus: this.bus, database: true });
    return this.run({ imports: [DatabaseModule.register(url, schema), messaging], providers });
  }

  /** Starts a service that has none. */
  startWithoutDatabase(...providers: Provider[]): Promise<INestApplicationContext> {
    return this.run({ imports: [MessagingModule.register({ bus: this.bus, database: false })], providers });
  }

  /** Ends every service, as an operator would. */
  async end(): Promise<void> {
    for (const service of this.running.splice(0)) await service.close();
  }

  /** Leaves nothing of a test. */
  async clear(): Promise<void> {
    await this.end();
    await this.database.clear();
    this.bus = new InProcessBus({ firstPause: 1 });
  }

  private async run(metadata: ModuleMetadata): Promise<INestApplicationContext> {
    const module = { module: class Service {}, ...metadata };
    const service = await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
    this.running.push(service);
    return service;
  }
}
