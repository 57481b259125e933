import { useEffect } from 'react';

/** Calls `run` at each Escape on the page. */
export function useEscape(run: () => void): void {
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && run();
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [run]);
}
