import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { LoginAnswer, TokenClaims, ValidateTokenAnswer } from '@rover/contracts/auth';
import { CurrentUser } from '@rover/platform/security/current-user.decorator';
import { Public } from '@rover/platform/security/public.decorator';
import { LoginDto } from './login.dto.js';
import { SessionsService } from './sessions.service.js';

@Controller('api')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Public()
  @Post('auth/login')
  @HttpCode(200)
  login(@Body() credentials: LoginDto): Promise<LoginAnswer> {
    return this.sessions.login(credentials);
  }

  @Post('admin/validate-token')
  @HttpCode(200)
  async validateToken(@CurrentUser() claims: TokenClaims): Promise<ValidateTokenAnswer> {
    return { success: true, user: await this.sessions.validate(claims) };
  }
}
