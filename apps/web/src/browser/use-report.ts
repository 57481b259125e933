import { useEffect } from 'react';
import { report } from './report.js';

/** Logs each error of a part of the page to the console, once. */
export function useReport(message: string, error: Error | null): void {
  useEffect(() => {
    if (error) report(message, error);
  }, [message, error]);
}
