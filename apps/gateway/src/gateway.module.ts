import { type DynamicModule, Module } from '@nestjs/common';
import type { Parts } from '@rover/platform/run/parts';
import { PlatformModule } from '@rover/platform/run/platform.module';
import { keysOf } from '@rover/platform/security/jwks-keys';
import type { GatewayConfig } from './gateway.config.js';
import { EventReads } from './reads/event-reads.js';

@Module({})
export class GatewayModule {
  static register(config: GatewayConfig, parts: Parts): DynamicModule {
    return {
      module: GatewayModule,
      imports: [PlatformModule.register({ parts, keys: keysOf(config.AUTH_URL) })],
      providers: [{ provide: EventReads, useFactory: () => new EventReads(config.EVENTS_URL) }],
    };
  }
}
