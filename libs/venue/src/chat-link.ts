import { venue } from './venue.js';

/** A link that opens the chat with the pub, with a text typed in but not sent. */
export function chatLink(text: string): string {
  return `https://wa.me/${venue.chatNumber}?text=${encodeURIComponent(text)}`;
}

/** The length of a link, in characters, that every chat app and browser accepts. */
export const safeLinkLength = 8000;
