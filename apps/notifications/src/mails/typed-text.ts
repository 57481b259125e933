/** A text that cannot look like more than one line, whatever was typed in. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** A text of several lines, each ended in the one way that ends a line. */
export function ownLines(text: string): string {
  return text.trim().replace(/\r\n?|[\u2028\u2029]/g, '\n');
}

/** The lines of a text as plain-text mails show the words of another. */
export function quoted(text: string): string {
  return text.replace(/^/gm, '> ');
}
