import type { Picture } from './picture.js';
import { pictures } from './pictures.js';

/** The four photos that every event may have and nobody may delete. */
export const heroPhotos: readonly Picture[] = [
  pictures['herophotos/bar-at-dusk'],
  pictures['herophotos/arch-at-dusk'],
  pictures['herophotos/session'],
  pictures['herophotos/terrace-at-night'],
];
