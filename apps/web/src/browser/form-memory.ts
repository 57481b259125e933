import { readStored, store } from './stored.js';

/** What the browser remembers of who last sent a form, to fill it the next time. */
export interface FormMemory<Name extends string> {
  /** Empty fields when nothing, or nothing sensible, is remembered. */
  recall(): Record<Name, string>;
  remember(values: Record<Name, string>, now?: Date): void;
}

/** @param key where in the browser's storage it stands, as JSON, with `lastUsed` */
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
