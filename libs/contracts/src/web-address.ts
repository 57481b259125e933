/**
 * A URL that a page may link to or load from: http, https, or a path on this site; null of anything else, such as
 * `javascript:` or `data:`. The server refuses those too; this is a second line of defence.
 */
export function webAddress(text: string): string | null {
  const address = text.trim();
  return address && /^https?:$/.test(protocolOf(address)) ? address : null;
}

const anySite = 'https://site.invalid';

/** '' if it is no valid URL; `URL.canParse` is missing on older phones (before Safari 17). */
function protocolOf(address: string): string {
  try {
    return new URL(address, anySite).protocol;
  } catch {
    return '';
  }
}
