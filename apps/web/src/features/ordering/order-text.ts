import { priceWords, upgradeWords } from '@rover/venue/menu/menu-price';
import { venue } from '@rover/venue/venue';
import { type OrderLine, orderTotals } from './order-line.js';

/** Who orders, and where it goes. */
export interface OrderDetails {
  name: string;
  email: string;
  address: string;
}

/** The order as the bar reads it in the chat. Asterisks are bold there. */
export function orderText(lines: readonly OrderLine[], { name, email, address }: OrderDetails): string {
  const { subtotal, delivery, total } = orderTotals(lines);
  return [
    `*Order for ${venue.name}*`,
    '',
    ...lines.flatMap(lineText),
    '',
    `Subtotal: ${priceWords(subtotal)}`,
    `Delivery: ${priceWords(delivery)}`,
    `*Total: ${priceWords(total)}*`,
    '',
    `Name: ${plain(name)}`,
    `Email: ${plain(email)}`,
    `Address: ${plain(address) || 'to be agreed in the chat'}`,
  ].join('\n');
}

function lineText({ quantity, name, totalPrice, friesUpgrade, baconUpgrade, note }: OrderLine): string[] {
  return [
    `${quantity} x ${name}: ${priceWords(totalPrice)}`,
    ...(friesUpgrade ? [`   Fries: ${friesUpgrade.name} (${upgradeWords(friesUpgrade.price)})`] : []),
    ...(baconUpgrade ? [`   Bacon: ${baconUpgrade.name} (${upgradeWords(baconUpgrade.price)})`] : []),
    ...(plain(note) ? [`   Note: ${plain(note)}`] : []),
  ];
}

/**
 * On one line, so that a note cannot imitate a line of the bill; and without unpaired surrogates, which no URL can
 * carry.
 */
function plain(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
