import { thousands } from './thousands.js';

/**
 * A count with its noun: '1 guest', '1,250 guests'.
 *
 * @param many the plural, where it is not formed with an s
 */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${thousands(count)} ${count === 1 ? one : many}`;
}
