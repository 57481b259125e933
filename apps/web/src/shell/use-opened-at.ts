import { useLocation } from 'react-router-dom';

/** The address at which the page was opened: as a key it keeps the page mounted when its address is corrected. */
export function useOpenedAt(): string {
  const { pathname, state }: { pathname: string; state: { openedAt?: string } | null } = useLocation();
  return state?.openedAt ?? pathname;
}
