import { sign } from 'node:crypto';
import type { TokenClaims } from '@rover/contracts/auth';
import { encode } from '@rover/platform/testing/test-keys';
import type { Pub } from './pub.js';

/** The token with an expiry a minute ago, signed with the pub's own key. */
export async function expired(token: string, pub: Pub): Promise<string> {
  const [header = '', payload = ''] = token.split('.');
  const claims: TokenClaims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const exp = Math.floor(Date.now() / 1_000) - 60;
  const signed = `${header}.${encode({ ...claims, iat: exp - 3_600, exp })}`;
  const key = await pub.signingKey();
  return `${signed}.${sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}
