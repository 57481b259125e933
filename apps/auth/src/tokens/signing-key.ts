import { createHash, createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';

/** The key that signs every token, and what others need to check them. */
export class SigningKey {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  /** Thumbprint of the public key (RFC 7638): the `kid` of tokens. */
  readonly id: string;

  /** @throws Error when the text is not a PEM private key on the curve P-256 */
  constructor(pem: string) {
    this.privateKey = createPrivateKey(pem.replaceAll('\\n', '\n'));
    if (this.privateKey.asymmetricKeyDetails?.namedCurve !== 'prime256v1') {
      throw new Error('JWT_PRIVATE_KEY must be an elliptic curve key on P-256');
    }
    this.publicKey = createPublicKey(this.privateKey);
    const { crv, kty, x, y } = this.publicKey.export({ format: 'jwk' });
    this.id = createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
  }

  /** The JSON Web Key Set (RFC 7517) that other services check tokens with. */
  get jwks(): { keys: JsonWebKey[] } {
    return { keys: [{ ...this.publicKey.export({ format: 'jwk' }), kid: this.id, alg: 'ES256', use: 'sig' }] };
  }

  /** The public key as PEM (SPKI). */
  get publicPem(): string {
    return this.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  }
}
