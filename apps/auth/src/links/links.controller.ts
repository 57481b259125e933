import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { DoneAnswer } from '@rover/contracts/auth';
import type { MailedLinkKind } from '@rover/contracts/messages';
import { type RateLimit, RateLimiter } from '@rover/platform/limits/rate-limiter';
import { Public } from '@rover/platform/security/public.decorator';
import { loginsOfAddress, resetsOfAddress, verificationsOfAddress } from '../auth.limits.js';
import { MailedLinkDto, ResetPasswordDto, VerifyEmailDto } from './links.dto.js';
import { MailedLinks } from './mailed-links.js';
import { UseLinks } from './use-links.js';

@Public()
@Controller('api/auth')
export class LinksController {
  constructor(
    private readonly mailedLinks: MailedLinks,
    private readonly links: UseLinks,
    private readonly limiter: RateLimiter,
  ) {}

  @Post('resend-verification')
  @HttpCode(200)
  async resendVerification(@Body() { email }: MailedLinkDto): Promise<DoneAnswer> {
    await this.ask('verify', email, verificationsOfAddress);
    return done('If this address has an account that waits for verification, a new link is on its way.');
  }

  @Post('forgot-password')
  @HttpCode(200)
  async forgotPassword(@Body() { email }: MailedLinkDto): Promise<DoneAnswer> {
    await this.ask('reset', email, resetsOfAddress);
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
    const email = await this.links.resetPassword(link);
    // Whoever guessed before, it is not the password that counts from here on.
    await this.limiter.forget(loginsOfAddress, email);
    return done('Your password is changed. You can sign in with it now.');
  }

  /** What could not be asked for does not count. */
  private async ask(kind: MailedLinkKind, email: string, limit: RateLimit): Promise<void> {
    await this.limiter.admit(limit, email);
    try {
      await this.mailedLinks.ask(kind, email);
    } catch (error) {
      await this.limiter.forgive(limit, email);
      throw error;
    }
  }
}

function done(message: string): DoneAnswer {
  return { success: true, message };
}
