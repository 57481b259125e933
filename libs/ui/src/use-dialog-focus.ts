import { type KeyboardEvent, useRef } from 'react';
import { nobodyFocused } from './nobody-focused.js';

/**
 * Remembers what had the focus when a dialog opened, and gives it back when the dialog is gone; when that is gone too, or
 * disabled, to the dialog beneath or to the page. Of two dialogs that close at once, the one beneath says where it goes.
 * Meanwhile it is always in sight.
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

/** From the last control of a dialog to its first, and back, Radix takes the focus without scrolling there. */
function showFocus({ key, nativeEvent }: KeyboardEvent): void {
  if (key !== 'Tab') return;
  queueMicrotask(() => {
    if (nativeEvent.defaultPrevented) document.activeElement?.scrollIntoView({ block: 'nearest' });
  });
}
