import { DomainError } from './domain-error.js';

const maxDepth = 8;
const maxKeys = 200;
const maxItems = 1_000;

/**
 * Reads a JSON body that a person or our site could have made.
 * @throws DomainError MALFORMED for broken JSON, JSON nested deeper than 8, or one with over 200 keys or 1,000 list
 * items
 */
export function parseJsonBody(text: string): unknown {
  if (text.trim() === '') return undefined;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw new DomainError('MALFORMED', 'The request is not valid JSON.', { cause });
  }
  guardShape(body);
  return body;
}

/** Walks the value level by level, so that depth costs no stack, and deletes keys that could reach a prototype. */
function guardShape(body: unknown): void {
  let level: unknown[] = [body];
  let keys = 0;
  let items = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    const objects = level.filter(
      (value): value is Record<string, unknown> => typeof value === 'object' && value !== null,
    );
    if (depth >= maxDepth && objects.length > 0)
      throw new DomainError('MALFORMED', 'The request is nested too deeply.');
    level = [];
    for (const object of objects) {
      if (!Array.isArray(object)) {
        Reflect.deleteProperty(object, '__proto__');
        Reflect.deleteProperty(object, 'constructor');
      }
      const values = Object.values(object);
      if (Array.isArray(object)) items += values.length;
      else keys += values.length;
      if (keys > maxKeys || items > maxItems) throw new DomainError('MALFORMED', 'The request has too many fields.');
      level.push(...values);
    }
  }
}
