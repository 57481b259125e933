import type { Config } from '@rover/platform/config/read-config';
import {
  databaseVariables,
  megabytes,
  serviceVariables,
  tokenVariables,
  uploadVariables,
} from '@rover/platform/config/variables';

export const mediaVariables = {
  ...serviceVariables,
  ...databaseVariables,
  ...tokenVariables,
  ...uploadVariables,
  IMAGE_MB: megabytes({ default: 25, desc: 'how large an uploaded image may be, in whole megabytes' }),
  RECORDING_MB: megabytes({ default: 100, desc: 'how large an uploaded video or sound may be, in whole megabytes' }),
};

export type MediaConfig = Config<typeof mediaVariables>;

export const MEDIA_CONFIG = Symbol('MEDIA_CONFIG');
