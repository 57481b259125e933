import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RateLimiter } from '@rover/platform/limits/rate-limiter';
import type { BackingServices } from '@rover/platform/run/backing-services';
import { Account } from './accounts/account.entity.js';
import { FirstAdmin } from './accounts/first-admin.js';
import { RegisterController } from './accounts/register.controller.js';
import { Register } from './accounts/register.js';
import { AUTH_CONFIG, type AuthConfig } from './auth.config.js';
import { AskForLink } from './links/ask-for-link.js';
import { LinksController } from './links/links.controller.js';
import { MailedLinks } from './links/mailed-links.js';
import { OneTimeTokens } from './links/one-time-tokens.js';
import { UseLinks } from './links/use-links.js';
import { Passwords } from './passwords/passwords.js';
import { LogIn } from './sessions/log-in.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { JwksController } from './tokens/jwks.controller.js';
import { SigningKey } from './tokens/signing-key.js';
import { Tokens } from './tokens/tokens.js';
import { AccessController } from './users/access.controller.js';
import { ChangeAccess } from './users/change-access.js';
import { ListUsers } from './users/list-users.js';
import { UsersController } from './users/users.controller.js';

@Module({})
export class AuthModule {
  static register(config: AuthConfig, backing: BackingServices): DynamicModule {
    return {
      module: AuthModule,
      imports: [TypeOrmModule.forFeature([Account])],
      controllers: [
        RegisterController,
        LinksController,
        SessionsController,
        UsersController,
        AccessController,
        JwksController,
      ],
      providers: [
        { provide: AUTH_CONFIG, useValue: config },
        { provide: SigningKey, useValue: new SigningKey(config.JWT_PRIVATE_KEY) },
        { provide: RateLimiter, useValue: new RateLimiter(backing.cache, config.RATE_LIMIT) },
        Passwords,
        Tokens,
        OneTimeTokens,
        AskForLink,
        MailedLinks,
        UseLinks,
        FirstAdmin,
        Register,
        LogIn,
        ListUsers,
        ChangeAccess,
      ],
    };
  }
}
