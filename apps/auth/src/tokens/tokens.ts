import { Injectable } from '@nestjs/common';
import { type TokenClaims, tokenAudience, tokenIssuer } from '@rover/contracts/auth';
import jwt from 'jsonwebtoken';
import type { Account } from '../accounts/account.entity.js';
import { SigningKey } from './signing-key.js';

const lifetime = { admin: '12h', customer: '7d' } as const;

/** Makes the tokens that open the API. */
@Injectable()
export class Tokens {
  constructor(private readonly key: SigningKey) {}

  issue(account: Account): string {
    const claims: Pick<TokenClaims, 'email' | 'userType' | 'ver'> = {
      email: account.email,
      userType: account.userType,
      ver: account.tokenVersion,
    };
    return jwt.sign(claims, this.key.privateKey, {
      algorithm: 'ES256',
      keyid: this.key.id,
      subject: account.id,
      issuer: tokenIssuer,
      audience: tokenAudience,
      expiresIn: lifetime[account.userType],
    });
  }
}
