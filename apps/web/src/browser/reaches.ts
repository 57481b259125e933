const patience = 8_000;

/**
 * Whether the site of an address answers, told by its icon. A frame that fails says nothing to the page around it, and
 * the Content-Security-Policy lets the page fetch nothing from elsewhere but pictures.
 */
export function reaches(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const icon = new Image();
    icon.onload = () => resolve(true);
    icon.onerror = () => resolve(false);
    setTimeout(() => resolve(false), patience);
    icon.src = new URL('/favicon.ico', address).href;
  });
}
