import { useSearchParams } from 'react-router-dom';
import { readChoice, writeChoice } from './desk-choice.js';
import type { Choose, DeskChoice, DeskConfig } from './desk-config.js';

/**
 * The choice of a list, kept in the address: a reload or a shared link shows the same, and Back returns to the previous
 * choice. While somebody types, the entry in the history is replaced instead.
 */
export function useDeskChoice<Field extends string, Filters extends Record<string, string>>(
  config: DeskConfig<Field, Filters>,
): [DeskChoice<Field, Filters>, Choose<Field, Filters>] {
  const [params, setParams] = useSearchParams();
  const choice = readChoice(config, params);
  const choose: Choose<Field, Filters> = (next, { replace } = { replace: next.search !== choice.search }) =>
    setParams((now) => writeChoice(config, now, next), { replace, preventScrollReset: true });
  return [choice, choose];
}
