import { useEffect } from 'react';
import { report } from './report.js';

/** Tells the developer's console of what a part of the page failed with, once each time. */
export function useReport(message: string, error: Error | null): void {
  useEffect(() => {
    if (error) report(message, error);
  }, [message, error]);
}
