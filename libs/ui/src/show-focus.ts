import type { KeyboardEvent } from 'react';

/**
 * For a dialog's `onKeyDown`: from its last control to its first, and back, Radix takes the focus without scrolling
 * there.
 */
export function showFocus({ key, nativeEvent }: KeyboardEvent) {
  if (key !== 'Tab') return;
  queueMicrotask(() => {
    if (nativeEvent.defaultPrevented) document.activeElement?.scrollIntoView({ block: 'nearest' });
  });
}
