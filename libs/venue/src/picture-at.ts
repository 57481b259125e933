import type { Picture } from './picture.js';
import { pictures } from './pictures.js';

const bySource = new Map<string, Picture>(Object.values(pictures).map((picture) => [picture.src, picture]));

/** The drawn picture at a path of the site (`/herophotos/session.jpg`); undefined for others, such as uploads. */
export function pictureAt(src: string): Picture | undefined {
  return bySource.get(src);
}
