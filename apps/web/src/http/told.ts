/** What a server tells, which may leave out or call null what ours always says. */
export type Told<Whole> = { [Name in keyof Whole]?: Told<Whole[Name]> | null };

/** What was told, without what was left open. */
export function said<Whole extends object>(told: Told<Whole> | null | undefined): Partial<Whole> {
  const entries = Object.entries(told ?? {}).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(entries) as Partial<Whole>;
}
