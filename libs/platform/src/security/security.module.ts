import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { SecretOrKeyProvider } from 'passport-jwt';
import { AccessGuard } from './access.guard.js';
import { TOKEN_KEYS, TokenReader } from './token-reader.js';

@Module({})
export class SecurityModule {
  /** Guards every route of the service with tokens signed by one of `keys`. */
  static register(keys: SecretOrKeyProvider): DynamicModule {
    return {
      module: SecurityModule,
      global: true,
      providers: [{ provide: TOKEN_KEYS, useValue: keys }, TokenReader, { provide: APP_GUARD, useClass: AccessGuard }],
      exports: [TokenReader],
    };
  }
}
