import { InvalidFileKeyError } from './file-store.errors.js';

const part = /^[a-z0-9_-][a-z0-9_.-]{0,127}$/;
const longest = 512;

/** @throws InvalidFileKeyError unless the key has the form that FileStore describes */
export function checkFileKey(key: string): void {
  const isKey = key.length <= longest && !key.includes('..') && key.split('/').every((name) => part.test(name));
  if (!isKey) throw new InvalidFileKeyError(key);
}
