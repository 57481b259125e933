/** A phone number as people write it, with its separators. A slash beside a space starts another number. */
const numbers = /\+?\d(?:[\s\p{Cf}().\p{Pd}]|\d|\/(?=\d))*/gu;

/** A `tel:` link to the number in what a guest typed, the longest if there are several; null without one. */
export function callLink(phone: string): string | null {
  const found = phone.match(numbers)?.map((number) => number.replace(/[^\d+]/g, '')) ?? [];
  const [longest] = found.sort((one, other) => other.length - one.length);
  return longest ? `tel:${longest}` : null;
}
