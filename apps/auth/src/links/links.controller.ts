import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { DoneAnswer } from '@rover/contracts/done';
import { Public } from '@rover/platform/security/public.decorator';
import { AskForLink } from './ask-for-link.js';
import { MailedLinkDto, ResetPasswordDto, VerifyEmailDto } from './links.dto.js';
import { UseLinks } from './use-links.js';

@Public()
@Controller('api/auth')
export class LinksController {
  constructor(
    private readonly asking: AskForLink,
    private readonly links: UseLinks,
  ) {}

  @Post('resend-verification')
  @HttpCode(200)
  async resendVerification(@Body() { email }: MailedLinkDto): Promise<DoneAnswer> {
    await this.asking.ask('verify', email);
    return done('If this address has an account that waits for verification, a new link is on its way.');
  }

  @Post('forgot-password')
  @HttpCode(200)
  async forgotPassword(@Body() { email }: MailedLinkDto): Promise<DoneAnswer> {
    await this.asking.ask('reset', email);
    return done('If this address has an account, a link to reset its password is on its way.');
  }

  @Post('verify-email')
  @HttpCode(200)
  async verifyEmail(@Body() link: VerifyEmailDto): Promise<DoneAnswer> {
    await this.links.verifyEmail(link);
    return done('Your email is verified. You can sign in now.');
  }

  @Post('reset-password')
  @HttpCode(200)
  async resetPassword(@Body() link: ResetPasswordDto): Promise<DoneAnswer> {
    await this.links.resetPassword(link);
    return done('Your password is changed. You can sign in with it now.');
  }
}

function done(message: string): DoneAnswer {
  return { success: true, message };
}
