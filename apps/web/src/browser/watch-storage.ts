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
 * Calls back when another tab changes one of these keys. Also when the page returns from the back/forward cache, where
 * it receives no events.
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
