import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { LoginAnswer } from '@rover/contracts/auth';
import { Public } from '@rover/platform/security/public.decorator';
import { LogIn } from './log-in.js';
import { LoginDto } from './login.dto.js';

@Public()
@Controller('api/auth')
export class SessionsController {
  constructor(private readonly loggingIn: LogIn) {}

  @Post('login')
  @HttpCode(200)
  login(@Body() credentials: LoginDto): Promise<LoginAnswer> {
    return this.loggingIn.logIn(credentials);
  }
}
