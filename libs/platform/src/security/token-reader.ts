import { Inject, Injectable } from '@nestjs/common';
import { type TokenClaims, tokenAudience, tokenIssuer } from '@rover/contracts/auth';
import { type SecretOrKeyProvider, Strategy } from 'passport-jwt';
import { DomainError } from '../http/domain-error.js';

/** Where the public keys of tokens come from: over HTTP from auth's JWKS, or, inside auth, from its own key. */
export const TOKEN_KEYS = Symbol('TOKEN_KEYS');

/** Whatever can carry `Authorization: Bearer <token>`. */
export interface TokenBearer {
  headers: { authorization?: string | undefined };
}

type Attempt = Pick<Strategy, 'authenticate' | 'success' | 'error'> & { fail(reason: unknown): void };

/** Reads tokens by passport-jwt: ES256 only, from our issuer, for our audience, not expired. */
@Injectable()
export class TokenReader {
  private readonly strategy: Strategy;

  constructor(@Inject(TOKEN_KEYS) keys: SecretOrKeyProvider) {
    this.strategy = new Strategy(
      {
        jwtFromRequest: tokenOf,
        secretOrKeyProvider: keys,
        algorithms: ['ES256'],
        issuer: tokenIssuer,
        audience: tokenAudience,
      },
      (claims, done) => done(null, claims),
    );
  }

  /**
   * The claims of the token; whether they still hold, only auth knows.
   *
   * The strategy is asked directly: passport itself keeps one table of strategies a process, in which the services that
   * share one would find each other's.
   * @throws DomainError UNAUTHENTICATED without a valid token, UNAVAILABLE when there is no key to check it with
   */
  read(bearer: TokenBearer): Promise<TokenClaims> {
    return new Promise((resolve, reject) => {
      const attempt: Attempt = Object.create(this.strategy);
      attempt.success = resolve;
      attempt.error = reject;
      attempt.fail = (reason) => reject(reason instanceof DomainError ? reason : unauthenticated(reason));
      attempt.authenticate(bearer as Parameters<Strategy['authenticate']>[0]);
    });
  }
}

/** The whole header is the token: passport-jwt's own reader would overlook what comes after it. */
function tokenOf({ headers }: TokenBearer): string | null {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

function unauthenticated(cause: unknown): DomainError {
  return new DomainError('UNAUTHENTICATED', '', { cause });
}
