import { readStored, store } from '../browser/stored.js';

/** Remembers in the browser who last sent a form, to fill it in the next time. */
export interface FormMemory<Name extends string> {
  /** Empty strings when nothing valid is stored. */
  recall(): Record<Name, string>;
  remember(values: Record<Name, string>, now?: Date): void;
}

/** @param key in the browser's storage; the value is JSON, with `lastUsed` */
export function formMemory<Name extends string>(key: string, names: readonly Name[]): FormMemory<Name> {
  const only = (read: (name: Name) => string) =>
    Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;
  return {
    recall() {
      const stored = parse(readStored(key));
      return only((name) => {
        const value = stored[name];
        return typeof value === 'string' ? value : '';
      });
    },
    remember(values, now = new Date()) {
      store(key, JSON.stringify({ ...only((name) => values[name]), lastUsed: now.toISOString() }));
    },
  };
}

function parse(text: string | null): Record<string, unknown> {
  try {
    return JSON.parse(text ?? '') ?? {};
  } catch {
    return {};
  }
}
