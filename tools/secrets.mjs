import { generateKeyPairSync, randomBytes, randomInt } from 'node:crypto';

/** 192 random bits as letters and digits, which need no escaping in a URL. */
export function secret() {
  return randomBytes(24).toString('hex');
}

/** A secret that can be typed: four groups of four, without letters and digits that look like others. */
export function password() {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

/** An ES256 key as PEM (PKCS 8) on one line. */
export function signingKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).trim().replaceAll('\n', '\\n');
}
