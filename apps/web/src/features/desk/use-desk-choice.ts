import { useSearchParams } from 'react-router-dom';
import { readChoice, writeChoice } from './desk-choice.js';
import type { Choose, DeskChoice, DeskPlan } from './desk-plan.js';

/**
 * What is asked of a list, kept in the address, so that a reload or a shared link shows the same and the back button
 * goes back to what was shown before. While somebody types, the address is written over instead.
 */
export function useDeskChoice<Field extends string, Filters extends Record<string, string>>(
  plan: DeskPlan<Field, Filters>,
): [DeskChoice<Field, Filters>, Choose<Field, Filters>] {
  const [params, setParams] = useSearchParams();
  const choice = readChoice(plan, params);
  const choose: Choose<Field, Filters> = (next, { replace } = { replace: next.search !== choice.search }) =>
    setParams((now) => writeChoice(plan, now, next), { replace, preventScrollReset: true });
  return [choice, choose];
}
