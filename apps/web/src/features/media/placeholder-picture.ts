import { thumbHashToDataURL } from 'thumbhash';
import { logError } from '../../browser/log-error.js';

/** A thumbhash in base64 as a blurred picture, in a data: address; undefined when there is none. */
export function placeholderPicture(thumbhash: string | undefined): string | undefined {
  if (!thumbhash) return undefined;
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0)));
  } catch (cause) {
    logError('A photo has no readable placeholder', cause);
    return undefined;
  }
}
