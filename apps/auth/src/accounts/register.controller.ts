import { Body, Controller, Post, Res } from '@nestjs/common';
import type { RegisterAnswer } from '@rover/contracts/auth';
import type { ReplyHead } from '@rover/platform/http/reply-head';
import { Public } from '@rover/platform/security/public.decorator';
import { RegisterDto } from './register.dto.js';
import { Register } from './register.js';

@Public()
@Controller('api/auth/register')
export class RegisterController {
  constructor(private readonly registering: Register) {}

  @Post()
  async register(@Body() form: RegisterDto, @Res({ passthrough: true }) reply: ReplyHead): Promise<RegisterAnswer> {
    const answer = await this.registering.register(form);
    reply.code(answer.success ? 201 : 200);
    return answer;
  }
}
