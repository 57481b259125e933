import type { Picture } from '../picture.js';
import { pictureAt } from '../picture-at.js';

/** The picture of a dish, if there is one. */
export function dishPicture(menuItemId: string): Picture | undefined {
  return pictureAt(`/dishes/${menuItemId}.jpg`);
}
