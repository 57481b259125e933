import { useEffect } from 'react';
import { logError } from './log-error.js';

/** Logs each error of a part of the page to the console, once. */
export function useReport(message: string, error: Error | null): void {
  useEffect(() => {
    if (error) logError(message, error);
  }, [message, error]);
}
