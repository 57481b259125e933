import { Injectable } from '@nestjs/common';
import type { TokenClaims } from '@rover/contracts/auth';
import { type RateLimit, RateLimiter } from '@rover/platform/limits/rate-limiter';
import type { TokenBearer } from '@rover/platform/security/token-reader';
import type { FastifyRequest } from 'fastify';
import { AdminSessions } from '../sessions/admin-sessions.js';
import { networkOf } from './networks.js';
import { adminRateLimit, ipRateLimits } from './rate-limits.js';

/** Who may use a route: everybody, within a limit for each IP address; or admins. */
export type RouteAccess = RateLimit | 'admins';

/** Admits or refuses requests, before anything of their bodies is read. */
@Injectable()
export class RequestGuard {
  constructor(
    private readonly sessions: AdminSessions,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws DomainError TOO_MANY_REQUESTS; for admins also as AdminSessions.open() does */
  async admit(request: FastifyRequest, access: RouteAccess): Promise<void> {
    if (access !== 'admins') return this.limiter.admit(access, networkOf(request.ip));
    await this.admitAdmin(request, { mustBeSure: changesSomething(request) });
  }

  /**
   * Counts one use of a valid token, by its user and time of issue, not by its text, which its bearer can vary: even
   * the last letter of a signature can be written in sixteen ways.
   * @throws DomainError as AdminSessions.open() does, and TOO_MANY_REQUESTS
   */
  async admitAdmin(bearer: TokenBearer, certainty: { mustBeSure: boolean }): Promise<TokenClaims> {
    const claims = await this.sessions.open(bearer, certainty);
    await this.limiter.admit(adminRateLimit, `${claims.sub} ${claims.iat}`);
    return claims;
  }

  /**
   * Counts a request, before anything else of it is looked at.
   * @param ip of the caller
   * @returns false when it is one too many; undefined where limits are off
   */
  visit(ip: string): Promise<boolean> | undefined {
    return this.limiter.enabled ? this.limiter.allows(ipRateLimits.visit, networkOf(ip)) : undefined;
  }
}

export function changesSomething({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD';
}
