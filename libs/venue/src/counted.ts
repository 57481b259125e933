import { thousands } from './thousands.js';

/**
 * '1 guest', '1,250 guests': so many of what is called so.
 * @param many what they are called together, where it is not told by an s
 */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${thousands(count)} ${count === 1 ? one : many}`;
}
