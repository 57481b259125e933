import { lineQuantity } from '@rover/venue/delivery';
import { useMemo, useSyncExternalStore } from 'react';
import { readStored, store } from '../../browser/stored.js';
import { watchStored } from '../../browser/watch-storage.js';
import { type OrderChoice, orderLimits } from './order-choice.js';
import { type OrderLine, orderLine } from './order-line.js';

const key = 'order';
const orderChanged = 'orderChanged';

let seen: { stored: string | null; choices: readonly OrderChoice[] } = { stored: null, choices: [] };

/** The order; the same list as long as nothing changed. It survives a reload and is shared by all tabs. */
function readOrder(): readonly OrderChoice[] {
  const stored = readStored(key);
  if (seen.stored !== stored) seen = { stored, choices: parse(stored) };
  return seen.choices;
}

/** @returns false when the order has no room for another line */
export function addToOrder(choice: Omit<OrderChoice, 'id'>): boolean {
  const choices = readOrder();
  if (choices.length >= orderLimits.lines) return false;
  save([...choices, { ...choice, id: nextId(choices) }]);
  return true;
}

export function changeQuantity(id: string, by: 1 | -1): void {
  save(
    readOrder().map((choice) => (choice.id === id ? { ...choice, quantity: bounded(choice.quantity + by) } : choice)),
  );
}

export function removeFromOrder(id: string): void {
  save(readOrder().filter((choice) => choice.id !== id));
}

export function clearOrder(): void {
  save([]);
}

/** The lines of the order at today's prices. */
export function useOrder(): readonly OrderLine[] {
  const choices = useSyncExternalStore(watchOrder, readOrder);
  return useMemo(() => choices.map(orderLine).filter((line) => line !== null), [choices]);
}

function save(choices: readonly OrderChoice[]): void {
  store(key, choices.length > 0 ? JSON.stringify(choices) : null);
  window.dispatchEvent(new Event(orderChanged));
}

const watchOrder = (changed: () => void) => watchStored(orderChanged, [key], changed);

function nextId(choices: readonly OrderChoice[]): string {
  return String(1 + Math.max(0, ...choices.map(({ id }) => Number(id))));
}

function bounded(quantity: number): number {
  return Math.min(lineQuantity.max, Math.max(lineQuantity.min, quantity));
}

/** Reads whatever is stored; entries that are no valid choice are skipped. */
function parse(stored: string | null): readonly OrderChoice[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.flatMap(readChoice).slice(0, orderLimits.lines) : [];
  } catch {
    return [];
  }
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && Number.isSafeInteger(Number(value));
}

function readChoice(value: unknown, place: number): OrderChoice[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, itemId, quantity, fries, bacon, note } = value as Partial<Record<keyof OrderChoice, unknown>>;
  if (typeof itemId !== 'string' || !Number.isInteger(quantity)) return [];
  const text = (field: unknown) => (typeof field === 'string' ? field : null);
  return [
    {
      id: isId(id) ? id : String(place + 1),
      itemId,
      quantity: bounded(Number(quantity)),
      fries: text(fries),
      bacon: text(bacon),
      note: (text(note) ?? '').slice(0, orderLimits.note),
    },
  ];
}
