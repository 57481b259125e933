import type { Picture } from './picture.js';
import { pictures } from './pictures.js';

const bySource = new Map<string, Picture>(Object.values(pictures).map((picture) => [picture.src, picture]));

/** The drawn picture behind a path of the site (`/herophotos/session.jpg`), if it is one: uploads are not. */
export function pictureAt(src: string): Picture | undefined {
  return bySource.get(src);
}
