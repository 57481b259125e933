import type { Size } from './crop.js';

/** The size of a cropped picture. */
export interface PhotoShape extends Size {
  /** To choose it by. */
  label: string;
  /** The JPEG has fewer bytes than this; unlimited when missing. */
  below?: number;
}

/** The recommended pictures of an event. */
export const eventShapes = {
  '3:2': { label: '3:2 event', width: 1200, height: 800 },
  '1:1': { label: '1:1 square', width: 1080, height: 1080 },
  '4:5': { label: '4:5 portrait', width: 1080, height: 1350 },
} as const satisfies Record<string, PhotoShape>;

/**
 * The picture of a shared link. Chat apps leave out pictures over 300 KB. The server encodes it again, which adds up to
 * a third, so at most two thirds are sent.
 */
export const socialShapes = {
  social: { label: 'Shared link', width: 1200, height: 630, below: 200_000 },
} as const satisfies Record<string, PhotoShape>;

/** The hint wherever a photo can be chosen. The size is advice, not a limit. */
export const photoGuidance = 'max 10 MB. Recommended 1200x800 (3:2), 1080x1080 square, 1080x1350 (4:5).';
