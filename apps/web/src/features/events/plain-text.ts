/** The text of an event's rich text. Parsing it runs and loads nothing. */
export function plainText(html: string): string {
  const apart = html.replace(/<\/(?:p|li|h[1-3])>|<br\s*\/?>/gi, '$& ');
  const { body } = new DOMParser().parseFromString(apart, 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
