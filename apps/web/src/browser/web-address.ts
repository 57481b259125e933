/**
 * An address that a page may link to or load from: http, https, or a path on this site; null of anything else, such as
 * `javascript:` or `data:`. The server refuses those too; what somebody wrote is not trusted twice.
 */
export function webAddress(text: string): string | null {
  const address = text.trim();
  if (!address || !URL.canParse(address, anySite)) return null;
  return /^https?:$/.test(new URL(address, anySite).protocol) ? address : null;
}

const anySite = 'https://site.invalid';
