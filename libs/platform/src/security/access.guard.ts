import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { TokenClaims } from '@rover/contracts/auth';
import { DomainError } from '../http/domain-error.js';
import { isUnavailable } from '../http/failure-kinds.js';
import { PUBLIC } from './public.decorator.js';

/** Denies by default: a route that is not `@Public()` takes only a valid token of an admin (spec section 6). */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override canActivate(
    context: ExecutionContext,
  ): ReturnType<InstanceType<ReturnType<typeof AuthGuard>>['canActivate']> {
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC, [context.getHandler(), context.getClass()])) return true;
    return super.canActivate(context);
  }

  /** Passport's verdict: `user` when the token holds, else `info` with the reason. */
  override handleRequest<T>(error: unknown, user: (T & TokenClaims) | false, info: unknown): T {
    if (isUnavailable(error) || isUnavailable(info)) {
      throw new DomainError('UNAVAILABLE', '', { cause: error ?? info });
    }
    if (error) throw error;
    if (!user) throw new DomainError('UNAUTHENTICATED', '');
    if (user.userType !== 'admin') throw new DomainError('FORBIDDEN', '');
    return user;
  }
}
