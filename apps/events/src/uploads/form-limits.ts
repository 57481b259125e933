import { limits } from '@rover/contracts/limits';

/** Bounds of what is read of a form besides its files. */
export const formFieldLimits = {
  fileSize: Number.POSITIVE_INFINITY,
  fields: 40,
  fieldSize: 256 * 1024,
  fieldNameSize: 100,
  headerPairs: 50,
  parts: limits.media.filesAtOnce + 40,
} as const;
