import { type KeyboardEvent, useRef } from 'react';
import { nobodyFocused } from './nobody-focused.js';

/**
 * Returns the focus when a dialog closes: to the element that had it before; if that is gone or disabled, to the dialog
 * beneath or to the page. Of two dialogs that close at once, the one beneath decides. While it is open, the focused
 * element is kept in view.
 */
export function useDialogFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = nobodyFocused() ? null : document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const back = opener.current?.isConnected && !opener.current.matches(':disabled');
      const target = back ? opener.current : nobodyFocused() && place();
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
    onKeyDown: showFocus,
  };
}

function place(): Element | null {
  return document.querySelector('[role="dialog"][data-state="open"]') ?? document.querySelector('main');
}

/** When the focus wraps around at the ends of a dialog, Radix does not scroll to it. */
function showFocus({ key, nativeEvent }: KeyboardEvent): void {
  if (key !== 'Tab') return;
  queueMicrotask(() => {
    if (nativeEvent.defaultPrevented) document.activeElement?.scrollIntoView({ block: 'nearest' });
  });
}
