import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { LoginAnswer } from '@rover/contracts/auth';
import { DomainError } from '@rover/platform/http/domain-error';
import { RateLimiter } from '@rover/platform/limits/rate-limiter';
import { Public } from '@rover/platform/security/public.decorator';
import { loginsOfAddress } from '../auth.limits.js';
import { LoginDto } from './login.dto.js';
import { SessionsService } from './sessions.service.js';

@Public()
@Controller('api/auth')
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly limiter: RateLimiter,
  ) {}

  /** Who guesses a password is slowed down; who knows it may log in as often as they like. */
  @Post('login')
  @HttpCode(200)
  async login(@Body() credentials: LoginDto): Promise<LoginAnswer> {
    await this.limiter.admit(loginsOfAddress, credentials.email);
    let guessed = false;
    try {
      return await this.sessions.login(credentials);
    } catch (error) {
      guessed = error instanceof DomainError && error.code === 'BAD_CREDENTIALS';
      throw error;
    } finally {
      if (!guessed) await this.limiter.forgive(loginsOfAddress, credentials.email);
    }
  }
}
