import { limits } from '@rover/contracts/limits';
import type { Config } from '@rover/platform/config/read-config';
import { databaseVariables, limitVariables, serviceVariables } from '@rover/platform/config/variables';
import { email, makeExactValidator } from 'envalid';
import { SigningKey } from './tokens/signing-key.js';

/** What somebody may sign in with. */
export const password = makeExactValidator<string>((input) => {
  const { min, max } = limits.password;
  if (input.length < min || input.length > max) throw new Error(`must have ${min} to ${max} characters`);
  return input;
});

/** The key that signs tokens, PEM (PKCS 8); \\n may stand for line breaks. */
export const signingKey = makeExactValidator<string>((input) => {
  try {
    void new SigningKey(input);
  } catch (cause) {
    throw new Error('must be an ES256 key (an elliptic curve, P-256) as PEM', { cause });
  }
  return input;
});

export const authVariables = {
  ...serviceVariables,
  ...databaseVariables,
  ...limitVariables,
  JWT_PRIVATE_KEY: signingKey({ desc: 'the ES256 key that signs tokens, PEM (PKCS 8); \\n may stand for line breaks' }),
  ADMIN_EMAIL: email({ desc: 'the first admin, made when there is none' }),
  ADMIN_PASSWORD: password({ desc: 'the first admin’s password' }),
};

export type AuthConfig = Config<typeof authVariables>;

export const AUTH_CONFIG = Symbol('AUTH_CONFIG');
