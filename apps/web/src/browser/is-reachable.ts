const patience = 8_000;

/**
 * Whether the site at an address answers, tested by loading its icon: an iframe that fails fires no event, and the
 * Content-Security-Policy lets the page fetch only images from elsewhere.
 */
export function isReachable(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const icon = new Image();
    icon.onload = () => resolve(true);
    icon.onerror = () => resolve(false);
    setTimeout(() => resolve(false), patience);
    icon.src = new URL('/favicon.ico', address).href;
  });
}
