import type { Picture } from '../picture.js';
import { pictureAt } from '../picture-at.js';

/** The picture of a dish on the menu, if it has been drawn. */
export function dishPicture(menuItemId: string): Picture | undefined {
  return pictureAt(`/dishes/${menuItemId}.jpg`);
}
