import { CallError } from './call-error.js';

/** An answer any field of which may be missing or null (a deep, nullable Partial). */
export type DeepNullable<Whole> = { [Name in keyof Whole]?: DeepNullable<Whole[Name]> | null };

/** The answer without those fields. */
export function withoutNulls<Whole extends object>(answer: DeepNullable<Whole> | null | undefined): Partial<Whole> {
  const entries = Object.entries(answer ?? {}).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(entries) as Partial<Whole>;
}

/** The entries of an answered list, without nulls. @throws CallError when it is no list */
export function nonNullItems<Item>(answer: readonly Item[] | undefined = []): readonly Item[] {
  if (!Array.isArray(answer)) throw new CallError('unreadable', 200, null);
  return answer.filter((item) => item !== null);
}
