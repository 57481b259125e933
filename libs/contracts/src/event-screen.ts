/**
 * What the first screen of an event's page tells of it, before a script has run. The site is built with a placeholder for each
 * of these, and the server puts them there; what an event has not is ''.
 */
export interface EventScreen {
  title: string;
  price: string;
  /** The address of its picture. */
  image: string;
  /** The same in several widths, as in `srcset`: of a photo that was uploaded. */
  photo: string;
  /** Of a picture of the house. */
  avif: string;
  webp: string;
  /** Its mean colour, of a picture of the house. */
  colour: string;
}

/** Where a built site keeps the HTML of an event's page with this screen in it. */
export const eventScreenFile = '.vite/first-screens/event.html';

/** Stands for one of them in that HTML. */
export function eventPlaceholder(name: keyof EventScreen): string {
  return `{{${name}}}`;
}

/** Finds them, and which of them it is. */
export const eventPlaceholders = /\{\{(\w+)\}\}/g;
