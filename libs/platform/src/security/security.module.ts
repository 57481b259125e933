import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import type { SecretOrKeyProvider } from 'passport-jwt';
import { AccessGuard } from './access.guard.js';
import { TOKEN_KEYS, TokenStrategy } from './token.strategy.js';

@Module({})
export class SecurityModule {
  /** Guards every route of the service with tokens signed by one of `keys`. */
  static register(keys: SecretOrKeyProvider): DynamicModule {
    return {
      module: SecurityModule,
      imports: [PassportModule],
      providers: [
        { provide: TOKEN_KEYS, useValue: keys },
        TokenStrategy,
        { provide: APP_GUARD, useClass: AccessGuard },
      ],
    };
  }
}
