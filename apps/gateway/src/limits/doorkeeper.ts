import { Injectable } from '@nestjs/common';
import type { TokenClaims } from '@rover/contracts/auth';
import { type RateLimit, RateLimiter } from '@rover/platform/limits/rate-limiter';
import type { TokenBearer } from '@rover/platform/security/token-reader';
import type { FastifyRequest } from 'fastify';
import { AdminSessions } from '../sessions/admin-sessions.js';
import { adminLimit, doorLimits } from './door-limits.js';
import { networkOf } from './networks.js';

/** Who may pass a route: everybody, so often an IP address; or admins. */
export type Admission = RateLimit | 'admins';

/** Lets requests in, or not, before anything is read of their bodies. */
@Injectable()
export class Doorkeeper {
  constructor(
    private readonly sessions: AdminSessions,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws DomainError TOO_MANY_REQUESTS; for admins also as AdminSessions.open() does */
  async admit(request: FastifyRequest, admission: Admission): Promise<void> {
    if (admission !== 'admins') return this.limiter.admit(admission, networkOf(request.ip));
    await this.admitAdmin(request, { mustBeSure: changesSomething(request) });
  }

  /**
   * Counts one use of a token that holds. What is counted is the token itself, not its text, which its bearer can vary:
   * even the last letter of a signature says the same in sixteen ways.
   * @throws DomainError as AdminSessions.open() does, and TOO_MANY_REQUESTS
   */
  async admitAdmin(bearer: TokenBearer, certainty: { mustBeSure: boolean }): Promise<TokenClaims> {
    const claims = await this.sessions.open(bearer, certainty);
    await this.limiter.admit(adminLimit, `${claims.sub} ${claims.iat}`);
    return claims;
  }

  /**
   * Counts a visit before anything else is known of the request.
   * @param ip of the caller
   * @returns false when it is one too many; undefined where nobody counts
   */
  visit(ip: string): Promise<boolean> | undefined {
    return this.limiter.enabled ? this.limiter.allows(doorLimits.visit, networkOf(ip)) : undefined;
  }
}

export function changesSomething({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD';
}
