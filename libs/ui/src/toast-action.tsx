import { type RefObject, useEffect, useRef } from 'react';
import { type ExternalToast, toast } from 'sonner';
import { nobodyFocused } from './nobody-focused.js';

/** Milliseconds that a toast stays. */
export const toastStays = 3_000;

/** Milliseconds that a toast stays when something can be done about it; those in which it is held do not count. */
const actionStays = 10_000;

/** How often it is looked whether a toast is held, in milliseconds. */
const beat = 250;

/** Pointed at, it or one beside it that would move when it goes; or the focus is in it. */
const held = '[data-sonner-toaster]:hover > *, :focus-within';

/** It is open over the toast, which cannot be reached meanwhile. */
const covering = '[role="dialog"], [role="alertdialog"]';

/** What can be done about the news of a toast. */
export interface ToastOffer {
  /** Of the toast. */
  id: string;
  label: string;
  onClick: () => void;
}

/** The options of a toast about which something can be done: it stays until there was time enough to do it. */
export function withAction(offer: ToastOffer) {
  return {
    id: offer.id,
    duration: Number.POSITIVE_INFINITY,
    action: <ToastAction offer={offer} />,
  } satisfies ExternalToast;
}

/** The options of a toast that may have had an action, and has none any more. */
export const withoutAction = { duration: toastStays, action: null } satisfies ExternalToast;

/**
 * What can be done about the news of a toast, in the little time that it stays. Where what had the focus is gone with what
 * the news is of, the action takes it: the keyboard need not look for it.
 */
function ToastAction({ offer }: { offer: ToastOffer }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (nobodyFocused() || document.activeElement?.matches('main, section'))
      button.current?.focus({ preventScroll: true });
  }, []);
  useExpiry(offer, button);
  return (
    <button
      ref={button}
      type="button"
      onClick={offer.onClick}
      className="-my-1 ml-auto min-h-11 shrink-0 rounded border border-current px-4 font-semibold hover:underline"
    >
      {offer.label}
    </button>
  );
}

/** Sonner's own clock stops where the mouse is, and runs on under the keyboard. */
function useExpiry(offer: ToastOffer, button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const item = button.current?.closest('[data-sonner-toast]');
    let left = actionStays;
    const clock = setInterval(() => {
      if (document.hidden || item?.matches(held) || document.querySelector(covering)) return;
      left -= beat;
      if (left <= 0) toast.dismiss(offer.id);
    }, beat);
    return () => clearInterval(clock);
  }, [offer, button]);
}
