import { CallError } from './call-error.js';

/** What a server tells, which may leave out or call null what ours always says. */
export type Told<Whole> = { [Name in keyof Whole]?: Told<Whole[Name]> | null };

/** What was told, without what was left open. */
export function said<Whole extends object>(told: Told<Whole> | null | undefined): Partial<Whole> {
  const entries = Object.entries(told ?? {}).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(entries) as Partial<Whole>;
}

/** What a list holds that was told, without what is nothing in it. @throws CallError when it is no list */
export function listed<Item>(told: readonly Item[] | undefined = []): readonly Item[] {
  if (!Array.isArray(told)) throw new CallError('unreadable', 200, null);
  return told.filter((item) => item !== null);
}
