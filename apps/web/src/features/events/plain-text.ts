/** The words of an event's rich text, for where there is room for words alone. What the HTML asks for is not done. */
export function plainText(html: string): string {
  const apart = html.replace(/<\/(?:p|li|h[1-3])>|<br\s*\/?>/gi, '$& ');
  const { body } = new DOMParser().parseFromString(apart, 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
