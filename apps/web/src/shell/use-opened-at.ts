import { useLocation } from 'react-router-dom';

/** The address that the page was opened at: by it a page stays the same one when its address is put right. */
export function useOpenedAt(): string {
  const { pathname, state }: { pathname: string; state: { openedAt?: string } | null } = useLocation();
  return state?.openedAt ?? pathname;
}
