import { readStored, store } from '../../browser/stored.js';
import type { OrderDetails } from './order-text.js';

/** Keys in the browser's storage. */
const keys = { name: 'customerName', email: 'customerEmail', address: 'customerAddress' } as const;

export function recallDetails(): OrderDetails {
  const { name, email, address } = keys;
  return { name: readStored(name) ?? '', email: readStored(email) ?? '', address: readStored(address) ?? '' };
}

export function rememberDetails(details: Partial<OrderDetails>): void {
  for (const field of ['name', 'email', 'address'] as const) {
    const value = details[field];
    if (value !== undefined) store(keys[field], value || null);
  }
}
