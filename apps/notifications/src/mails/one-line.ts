/** A text that cannot look like more than one line, whatever was typed in. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
