import { Controller, Get } from '@nestjs/common';
import { Public } from '@rover/platform/security/public.decorator';
import { SigningKey } from './signing-key.js';

/** For the other services; the gateway does not route it. */
@Public()
@Controller('.well-known')
export class JwksController {
  constructor(private readonly key: SigningKey) {}

  @Get('jwks.json')
  jwks(): SigningKey['jwks'] {
    return this.key.jwks;
  }
}
