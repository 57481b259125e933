import { venue } from './venue.js';

/** The address that opens the chat with the pub, with a text written in it and not yet sent. */
export function chatLink(text: string): string {
  return `https://wa.me/${venue.chatNumber}?text=${encodeURIComponent(text)}`;
}

/** Characters of a link that every chat app and browser takes. */
export const safeLinkLength = 8000;
