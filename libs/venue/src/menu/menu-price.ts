import { thousands } from '../thousands.js';
import { venue } from '../venue.js';

/** 'MXN$220': a price of the menu, as it is written everywhere. */
export function priceWords(pesos: number): string {
  return `${venue.currency}$${thousands(pesos)}`;
}

/** '+MXN$60', or 'included' for what costs nothing more. */
export function upgradeWords(pesos: number): string {
  return pesos === 0 ? 'included' : `+${priceWords(pesos)}`;
}
