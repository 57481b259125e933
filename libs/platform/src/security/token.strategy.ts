import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { type TokenClaims, tokenAudience, tokenIssuer } from '@rover/contracts/auth';
import { ExtractJwt, type SecretOrKeyProvider, Strategy } from 'passport-jwt';

/** Where the public keys of tokens come from: over HTTP from auth's JWKS, or, inside auth, from its own key. */
export const TOKEN_KEYS = Symbol('TOKEN_KEYS');

/** Reads `Authorization: Bearer <token>`: ES256 only, from our issuer, for our audience, not expired. */
@Injectable()
export class TokenStrategy extends PassportStrategy(Strategy) {
  constructor(@Inject(TOKEN_KEYS) keys: SecretOrKeyProvider) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: keys,
      algorithms: ['ES256'],
      issuer: tokenIssuer,
      audience: tokenAudience,
    });
  }

  validate(claims: TokenClaims): TokenClaims {
    return claims;
  }
}
