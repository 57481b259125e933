import { Controller, Get } from '@nestjs/common';
import { DomainError } from '../http/domain-error.js';
import { Public } from '../security/public.decorator.js';
import { Readiness } from './readiness.js';

@Public()
@Controller()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** Alive: the process answers. */
  @Get('healthz')
  alive(): { status: string } {
    return { status: 'alive' };
  }

  /** Ready to serve; 503 while it is not. */
  @Get('readyz')
  async ready(): Promise<{ status: string }> {
    if (!(await this.readiness.isReady())) throw new DomainError('UNAVAILABLE', 'Not ready to serve.');
    return { status: 'ready' };
  }
}
