/** Calls back when stored values change: in this tab, which fires `event` on `window` then, or in another. */
export function watchStored(event: string, keys: readonly string[], changed: () => void): () => void {
  const stop = watchStorage(keys, changed);
  window.addEventListener(event, changed);
  return () => {
    window.removeEventListener(event, changed);
    stop();
  };
}

/**
 * Calls back when another tab has changed one of these keys, or may have while this page was kept for the way back: a page
 * that stands still hears of nothing.
 */
export function watchStorage(keys: readonly string[], changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || keys.includes(key)) changed();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) changed();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
