import { bidiIsolate } from '@rover/venue/bidi-isolate';

/** A text in one line, whatever was typed, and without characters that garble the text beside it. */
export function oneLine(text: string): string {
  return bidiIsolate(text.replace(/[\s\p{Cc}]+/gu, ' ').trim());
}

/** A text of several lines, with line breaks of one kind. */
export function ownLines(text: string): string {
  return text.trim().replace(/\r\n?|[\u2028\u2029]/g, '\n');
}

/** The lines of a text, quoted as in plain-text mails. */
export function quoted(text: string): string {
  return text.replace(/^/gm, '> ');
}

/** What mail programs turn into a link. */
const linkLike = /:\/\/|\bwww\.|[\p{L}\d]\.\p{L}{2}|(\d+\.){3}\d/iu;

/**
 * Leaves out a name that looks like a link: whoever fills in a form can give a stranger's address, and any name, and
 * the mail must not bring strangers links that are not ours.
 */
export function greetingOf(name: string): string {
  return linkLike.test(name) ? 'Hello' : `Hello ${oneLine(name)}`;
}

/**
 * A text as it is sent to the address that was given for its author: the reader may be somebody else, who knows nothing
 * of us.
 */
export function withoutLinks(text: string): string {
  return text.replace(/\S+/g, (word) => (linkLike.test(word) ? '[link left out]' : word));
}
