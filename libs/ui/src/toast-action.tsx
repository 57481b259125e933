import { type RefObject, useEffect, useRef } from 'react';
import { type ExternalToast, toast } from 'sonner';
import { noControlFocused } from './nobody-focused.js';

/** Milliseconds that a toast stays. */
export const toastStays = 3_000;

/** Milliseconds that a toast with an action stays, without the time in which it is held. */
const actionStays = 10_000;

/** How often it is checked whether a toast is held, in milliseconds. */
const beat = 250;

/** Held: the pointer is on it or on a toast that would move when it goes, or the focus is in it. */
const held = '[data-sonner-toaster]:hover > *, :focus-within';

/** A dialog over the toasts: they cannot be reached meanwhile. */
const covering = '[role="dialog"], [role="alertdialog"]';

/** The action of a toast. */
export interface ToastOffer {
  /** The id of the toast. */
  id: string;
  label: string;
  onClick: () => void;
}

/** Options of a toast with an action: it stays long enough to use it. */
export function withAction(offer: ToastOffer) {
  return {
    id: offer.id,
    duration: Number.POSITIVE_INFINITY,
    action: <ToastAction offer={offer} />,
  } satisfies ExternalToast;
}

/** Options that remove the action of a toast. */
export const withoutAction = { duration: toastStays, action: null } satisfies ExternalToast;

/**
 * The button of a toast's action. If the focused element disappeared with the change that the toast reports, the button
 * takes the focus, so that the keyboard need not look for it.
 */
function ToastAction({ offer }: { offer: ToastOffer }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (noControlFocused()) button.current?.focus({ preventScroll: true });
  }, []);
  useExpiry(offer, button);
  return (
    <button
      ref={button}
      type="button"
      onClick={({ detail }) => detail < 2 && offer.onClick()}
      className="-my-1 ml-auto min-h-11 shrink-0 rounded border border-current px-4 font-semibold hover:underline"
    >
      {offer.label}
    </button>
  );
}

/** Replaces Sonner's timer, which pauses under the mouse but not under the keyboard. */
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
