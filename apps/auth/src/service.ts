import { bodyBytes } from '@rover/contracts/body-bytes';
import type { Service } from '@rover/platform/run/service';
import { authVariables } from './auth.config.js';
import { AuthModule } from './auth.module.js';
import { authSchema } from './auth.schema.js';
import { SigningKey } from './tokens/signing-key.js';

/** Accounts, passwords, tokens. */
export const auth: Service<typeof authVariables> = {
  name: 'auth',
  variables: authVariables,
  bodies: { jsonUpTo: bodyBytes.usual },
  schema: authSchema,
  needs: ['cache'],
  keys: ({ JWT_PRIVATE_KEY }) => {
    const { publicPem } = new SigningKey(JWT_PRIVATE_KEY);
    return (_request, _token, done) => done(null, publicPem);
  },
  module: (config, backing) => AuthModule.register(config, backing),
};
