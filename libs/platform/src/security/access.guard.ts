import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { TokenClaims } from '@rover/contracts/auth';
import { DomainError } from '../http/domain-error.js';
import { noteAdmin } from '../http/request-context.js';
import { PUBLIC } from './public.decorator.js';
import { type TokenBearer, TokenReader } from './token-reader.js';

/** Denies by default: a route that is not `@Public()` takes only a valid token of an admin. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: TokenReader,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC, [context.getHandler(), context.getClass()])) return true;
    const request = context.switchToHttp().getRequest<TokenBearer & { user?: TokenClaims }>();
    request.user = await this.tokens.read(request);
    const { sub: id, email, userType } = request.user;
    if (userType !== 'admin') throw new DomainError('FORBIDDEN', '');
    noteAdmin({ id, email });
    return true;
  }
}
