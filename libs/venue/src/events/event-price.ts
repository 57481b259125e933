import { venue } from '../venue.js';

/** The price of admission, where it is a number. */
export interface EventPrice {
  /** 0 is free. */
  amount: number;
  /** ISO 4217. */
  currency: string;
}

const free = /^(?:free|gratis|no cover)(?:\s+(?:entry|entrance|admission))?$/i;
const amount =
  /^(?<before>[a-z]{2,3})?\s*(?<dollar>\$)?\s*(?<number>\d{1,3}(?:,\d{3})+|\d+)(?<cents>\.\d{1,2})?\s*(?<after>[a-z]{2,5})?$/i;

const currencies: Record<string, string> = { mxn: 'MXN', mx: 'MXN', mn: 'MXN', pesos: 'MXN', usd: 'USD', us: 'USD' };

/**
 * The number in the free text of an event's price: 'Free Entry', '$20', 'MXN$150', '1,200 pesos'.
 *
 * A dollar sign alone means US dollars: the pub writes its pesos as MXN$. A number alone is in the pub's currency.
 *
 * @returns null where the text says more than one number, or another thing: '$20 at the door, $15 before'
 */
export function eventPrice(price: string): EventPrice | null {
  const text = price.trim();
  if (free.test(text)) return { amount: 0, currency: venue.currency };
  const { before, dollar, number, cents = '', after } = amount.exec(text)?.groups ?? {};
  if (!number || (before && after)) return null;
  const named = before ?? after;
  const currency = named ? currencies[named.toLowerCase()] : dollar ? 'USD' : venue.currency;
  return currency ? { amount: Number(number.replaceAll(',', '') + cents), currency } : null;
}
