import { tabTitle } from '@rover/venue/page-titles';
import { useLayoutEffect } from 'react';

/** Names the page in the tab, the history and to a screen reader. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = tabTitle(title);
  }, [title]);
}
