import { InvalidFileKeyError } from './file-store.errors.js';

const part = /^[a-z0-9_-][a-z0-9_.-]{0,127}$/;
const longest = 512;

/** Whether this is a key as FileStore describes it. */
export function isFileKey(key: string): boolean {
  return key.length <= longest && !key.includes('..') && key.split('/').every((name) => part.test(name));
}

/** @throws InvalidFileKeyError unless this is a key */
export function checkFileKey(key: string): void {
  if (!isFileKey(key)) throw new InvalidFileKeyError(key);
}
