import { isolated } from '@rover/venue/isolated';

/** A text that cannot look like more than one line, whatever was typed in, nor garble what stands beside it. */
export function oneLine(text: string): string {
  return isolated(text.replace(/[\s\p{Cc}]+/gu, ' ').trim());
}

/** A text of several lines, each ended in the one way that ends a line. */
export function ownLines(text: string): string {
  return text.trim().replace(/\r\n?|[\u2028\u2029]/g, '\n');
}

/** The lines of a text as plain-text mails show the words of another. */
export function quoted(text: string): string {
  return text.replace(/^/gm, '> ');
}

/** Of what mail programs make a link. */
const linkLike = /:\/\/|\bwww\.|[\p{L}\d]\.\p{L}{2}|(\d+\.){3}\d/iu;

/** Whoever fills in a form may give any address as theirs, and any name: it must not bring strangers a link that is not ours. */
export function greetingOf(name: string): string {
  return linkLike.test(name) ? 'Hello' : `Hello ${oneLine(name)}`;
}

/** As a letter to whoever is said to have typed it has a text: that may be somebody else, who knows nothing of us. */
export function withoutLinks(text: string): string {
  return text.replace(/\S+/g, (word) => (linkLike.test(word) ? '[link left out]' : word));
}
