import { deliveryFee } from '@rover/venue/delivery';
import { menu } from '@rover/venue/menu/menu';
import { isBurger, type MenuItem, type Upgrade } from '@rover/venue/menu/menu-item';
import type { OrderChoice } from './order-choice.js';

/** A line of an order, with what it costs. Prices are whole pesos. */
export interface OrderLine {
  id: string;
  name: string;
  quantity: number;
  /** The price of one, without upgrades. */
  price: number;
  friesUpgrade: Upgrade | null;
  baconUpgrade: Upgrade | null;
  note: string;
  /** The price of all, with upgrades. */
  totalPrice: number;
}

const items = new Map<string, MenuItem>(menu.flatMap((section) => section.items).map((item) => [item.id, item]));

/** The line of a choice at today's prices; null when the item is sold out or unknown. */
export function orderLine({ id, itemId, quantity, fries, bacon, note }: OrderChoice): OrderLine | null {
  const item = items.get(itemId);
  if (!item || item.soldOut) return null;
  const friesUpgrade = isBurger(item) ? named(item.friesUpgrades, fries) : null;
  const baconUpgrade = isBurger(item) ? named(item.baconUpgrades, bacon) : null;
  const each = item.price + (friesUpgrade?.price ?? 0) + (baconUpgrade?.price ?? 0);
  const { name, price } = item;
  return { id, name, quantity, price, friesUpgrade, baconUpgrade, note, totalPrice: each * quantity };
}

function named(upgrades: readonly Upgrade[], name: string | null): Upgrade | null {
  return upgrades.find((upgrade) => upgrade.name === name) ?? null;
}

export interface OrderTotals {
  /** How many things there are in all lines. */
  count: number;
  subtotal: number;
  /** 0 for an empty order. */
  delivery: number;
  total: number;
}

export function orderTotals(lines: readonly OrderLine[]): OrderTotals {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const subtotal = lines.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
  const delivery = lines.length > 0 ? deliveryFee : 0;
  return { count, subtotal, delivery, total: subtotal + delivery };
}
