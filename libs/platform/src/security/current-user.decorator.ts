import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { TokenClaims } from '@rover/contracts/auth';

/** The claims of the token that came with the request. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): TokenClaims =>
    context.switchToHttp().getRequest<{ user: TokenClaims }>().user,
);
