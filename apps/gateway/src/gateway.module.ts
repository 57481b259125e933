import { type DynamicModule, Module } from '@nestjs/common';
import { RateLimiter } from '@rover/platform/limits/rate-limiter';
import type { BackingServices } from '@rover/platform/run/backing-services';
import type { GatewayConfig } from './gateway.config.js';
import { RequestGuard } from './limits/request-guard.js';
import { EventReads } from './reads/event-reads.js';
import { AccessStates } from './sessions/access-states.js';
import { AdminSessions } from './sessions/admin-sessions.js';

@Module({})
export class GatewayModule {
  static register(config: GatewayConfig, backing: BackingServices): DynamicModule {
    return {
      module: GatewayModule,
      providers: [
        { provide: EventReads, useFactory: () => new EventReads(config.EVENTS_URL) },
        { provide: AccessStates, useFactory: () => new AccessStates(backing.cache, config.AUTH_URL) },
        { provide: RateLimiter, useValue: new RateLimiter(backing.cache, config.RATE_LIMIT) },
        AdminSessions,
        RequestGuard,
      ],
    };
  }
}
