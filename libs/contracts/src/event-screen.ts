/**
 * The data of an event that the first screen of its page shows, before a script has run. The site is built with a
 * placeholder for each of these, which the server fills; what an event does not have is ''.
 */
export interface EventScreen {
  title: string;
  price: string;
  /** The address of its picture. */
  image: string;
  /** The same in several widths, as in `srcset`: only for an uploaded photo. */
  photo: string;
  /** Only for one of the site's own pictures. */
  avif: string;
  webp: string;
  /** Its mean colour, for one of the site's own pictures. */
  colour: string;
}

/** Path, in the built site, of the HTML of an event page with this screen. */
export const eventScreenFile = '.vite/first-screens/event.html';

/** The placeholder for one of them in that HTML. */
export function eventPlaceholder(name: keyof EventScreen): string {
  return `{{${name}}}`;
}

/** Matches the placeholders, and captures which one it is. */
export const eventPlaceholders = /\{\{(\w+)\}\}/g;
