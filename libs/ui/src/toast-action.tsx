import { useEffect, useRef } from 'react';
import { nobodyFocused } from './nobody-focused.js';

/** Milliseconds that a toast stays when something can be done about it. */
export const actionStays = 10_000;

interface ToastActionProps {
  label: string;
  onClick: () => void;
}

/**
 * What can be done about the news of a toast, in the little time that it stays. Where what had the focus is gone with what
 * the news is of, the action takes it: the keyboard need not look for it.
 */
export function ToastAction({ label, onClick }: ToastActionProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (nobodyFocused() || document.activeElement?.matches('main')) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <button
      ref={button}
      type="button"
      onClick={onClick}
      className="-my-1 ml-auto min-h-11 shrink-0 rounded border border-current px-4 font-semibold hover:underline"
    >
      {label}
    </button>
  );
}
