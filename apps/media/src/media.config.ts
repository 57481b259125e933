import type { Config } from '@rover/platform/config/read-config';
import { databaseVariables, serviceVariables, tokenVariables } from '@rover/platform/config/variables';
import { num, str } from 'envalid';

export const mediaVariables = {
  ...serviceVariables,
  ...databaseVariables,
  ...tokenVariables,
  IMAGE_MB: num({ default: 25, desc: 'how large an uploaded image may be, in megabytes' }),
  RECORDING_MB: num({ default: 100, desc: 'how large an uploaded video or sound may be, in megabytes' }),
  UPLOAD_DIR: str({
    default: undefined,
    desc: 'a folder of this process alone, where uploads wait until they are kept; a temporary one when unset',
  }),
};

export type MediaConfig = Config<typeof mediaVariables>;

export const MEDIA_CONFIG = Symbol('MEDIA_CONFIG');
