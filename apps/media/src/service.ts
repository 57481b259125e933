import multipart from '@fastify/multipart';
import { limits } from '@rover/contracts/limits';
import type { Service } from '@rover/platform/run/service';
import { mediaVariables } from './media.config.js';
import { MediaModule } from './media.module.js';
import { mediaSchema } from './media.schema.js';

/** Uploads, photos and recordings, the library. */
export const media: Service<typeof mediaVariables> = {
  name: 'media',
  variables: mediaVariables,
  bodies: { jsonUpTo: 1024 },
  arrivesWithin: limits.media.uploadWithin,
  schema: mediaSchema,
  needs: ['files'],
  module: (config, backing) => MediaModule.register(config, backing),
  prepare: async (app) => {
    // Limits are set where the files are received.
    await app.getHttpAdapter().getInstance().register(multipart, { throwFileSizeLimit: false });
  },
};
