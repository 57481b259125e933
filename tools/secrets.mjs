import { generateKeyPairSync, randomBytes } from 'node:crypto';

/** Letters and digits, 192 bits of them, that may stand in an address as they are. */
export function secret() {
  return randomBytes(24).toString('hex');
}

/** What can be typed: four groups of four, without letters and digits that look like others. */
export function password() {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const all = [...randomBytes(256)].filter((byte) => byte < 248).map((byte) => letters[byte % letters.length]);
  return [0, 4, 8, 12].map((start) => all.slice(start, start + 4).join('')).join('-');
}

/** An ES256 key as PEM (PKCS 8) on one line. */
export function signingKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).trim().replaceAll('\n', '\\n');
}
