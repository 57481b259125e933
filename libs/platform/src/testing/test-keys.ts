import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { type TokenClaims, tokenAudience, tokenIssuer } from '@rover/contracts/auth';

const anHour = 3_600;

/** Keys such as auth has, for specs that need tokens. */
export class TestKeys {
  readonly pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = randomUUID();

  /** What auth publishes of them. */
  get jwks(): object {
    return { keys: [{ ...this.pair.publicKey.export({ format: 'jwk' }), kid: this.id, alg: 'ES256', use: 'sig' }] };
  }

  /** A token of an admin, signed, valid for an hour, unless told otherwise. */
  token(differences: Partial<TokenClaims> = {}, header: object = {}): string {
    const iat = Math.floor(Date.now() / 1_000);
    const claims: TokenClaims = {
      sub: randomUUID(),
      email: 'publican@pub.test',
      userType: 'admin',
      ver: 1,
      iss: tokenIssuer,
      aud: tokenAudience,
      iat,
      exp: iat + anHour,
      ...differences,
    };
    const signed = `${encode({ alg: 'ES256', typ: 'JWT', kid: this.id, ...header })}.${encode(claims)}`;
    const key = { key: this.pair.privateKey, dsaEncoding: 'ieee-p1363' } as const;
    return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
  }
}

/** A part of a token. */
export function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
