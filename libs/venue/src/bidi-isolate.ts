/** Letters of Hebrew, Arabic and the other scripts that run from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A name or a title within a longer text: a right-to-left one is wrapped in Unicode isolates, so that numbers and
 * punctuation beside it keep their places.
 */
export function bidiIsolate(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
}
