/** Characters of a description that a card shows. */
export const cardDescription = 180;

/** Characters of the extended text that a card shows. */
export const cardDetails = 100;

/** The first characters of a text, with '…' where something was cut. */
export function shorten(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()}…` : text;
}
