/** A number as people write it, with all that may stand between its digits; a slash with a space beside it begins another. */
const numbers = /\+?\d(?:[\s\p{Cf}().\p{Pd}]|\d|\/(?=\d))*/gu;

/** Calls the number in what somebody gave as theirs, the longest if there are more; null where there is none. */
export function callLink(phone: string): string | null {
  const found = phone.match(numbers)?.map((number) => number.replace(/[^\d+]/g, '')) ?? [];
  const [longest] = found.sort((one, other) => other.length - one.length);
  return longest ? `tel:${longest}` : null;
}
