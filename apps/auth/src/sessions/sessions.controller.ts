import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { LoginAnswer, TokenClaims, ValidateTokenAnswer } from '@rover/contracts/auth';
import { RateLimiter } from '@rover/platform/limits/rate-limiter';
import { CurrentUser } from '@rover/platform/security/current-user.decorator';
import { Public } from '@rover/platform/security/public.decorator';
import { loginsOfAddress } from '../auth.limits.js';
import { LoginDto } from './login.dto.js';
import { SessionsService } from './sessions.service.js';

@Controller('api')
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly limiter: RateLimiter,
  ) {}

  @Public()
  @Post('auth/login')
  @HttpCode(200)
  async login(@Body() credentials: LoginDto): Promise<LoginAnswer> {
    await this.limiter.admit(loginsOfAddress, credentials.email);
    return this.sessions.login(credentials);
  }

  @Post('admin/validate-token')
  @HttpCode(200)
  async validateToken(@CurrentUser() claims: TokenClaims): Promise<ValidateTokenAnswer> {
    const { id, email, userType } = await this.sessions.validate(claims);
    return { success: true, user: { id, email, userType } };
  }
}
