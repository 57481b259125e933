import { useRef } from 'react';

/** Remembers what had the focus when a dialog opened, and gives it back when the dialog is gone. */
export function useOpener() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = opener.current?.isConnected ? opener.current : document.querySelector('main');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}
