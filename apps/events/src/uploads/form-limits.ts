import { bodyBytes } from '@rover/contracts/body-bytes';
import { limits } from '@rover/contracts/limits';

/** Limits for the fields of a form, besides its files. */
export const formFieldLimits = {
  fileSize: Number.POSITIVE_INFINITY,
  fields: 40,
  fieldSize: bodyBytes.event,
  fieldNameSize: 100,
  headerPairs: 50,
  parts: limits.media.filesAtOnce + 40,
} as const;
