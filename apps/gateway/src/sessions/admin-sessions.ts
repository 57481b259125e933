import { Injectable } from '@nestjs/common';
import type { TokenClaims } from '@rover/contracts/auth';
import { DomainError } from '@rover/platform/http/domain-error';
import { type TokenBearer, TokenReader } from '@rover/platform/security/token-reader';
import pTimeout from 'p-timeout';
import { AccessStates, type KnownAccess } from './access-states.js';

/** Milliseconds for which a state counts as what auth would say now. */
const freshFor = 2_000;
/** Milliseconds that auth is waited for where an older state is good enough. */
const patience = 1_000;

/**
 * Whether the token of an admin is still valid. A token says what was true when it was made; what counts is what its
 * user may do now, so a revoked one is refused within two seconds even if no message told of it.
 */
@Injectable()
export class AdminSessions {
  constructor(
    private readonly tokens: TokenReader,
    private readonly states: AccessStates,
  ) {}

  /**
   * @param mustBeSure a state of up to a minute ago, while auth is out of reach, is not enough
   * @throws DomainError UNAUTHENTICATED, FORBIDDEN, or UNAVAILABLE when nobody can tell
   */
  async open(bearer: TokenBearer, { mustBeSure }: { mustBeSure: boolean }): Promise<TokenClaims> {
    const claims = await this.tokens.read(bearer);
    const access = await this.accessOf(claims, mustBeSure);
    if (!access?.isActive) throw new DomainError('UNAUTHENTICATED', '');
    if (access.userType !== 'admin') throw new DomainError('FORBIDDEN', '');
    if (access.tokenVersion !== claims.ver) throw new DomainError('UNAUTHENTICATED', '');
    return claims;
  }

  private async accessOf({ sub, ver }: TokenClaims, mustBeSure: boolean): Promise<KnownAccess | undefined> {
    const known = await this.states.recall(sub);
    const isOlderThanToken = known !== undefined && known.tokenVersion < ver;
    if (known && !isOlderThanToken && isFresh(known)) return known;
    const answer = this.states.ask(sub);
    if (!known || isOlderThanToken || mustBeSure) return answer;
    return pTimeout(answer, { milliseconds: patience }).catch(() => known);
  }
}

/** A timestamp in the future (another gateway's clock is ahead) says nothing about its age, so it counts as stale. */
function isFresh({ saidAt }: KnownAccess): boolean {
  const age = Date.now() - saidAt;
  return age >= 0 && age < freshFor;
}
