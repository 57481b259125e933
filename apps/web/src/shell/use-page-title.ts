import { venue } from '@rover/venue/venue';
import { useLayoutEffect } from 'react';

/** Names the page in the tab, the history and to a screen reader. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = `${title} | ${venue.name}`;
  }, [title]);
}
