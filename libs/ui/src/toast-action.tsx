import { useEffect, useRef } from 'react';

interface ToastActionProps {
  label: string;
  onClick: () => void;
}

/**
 * What can be done about the news of a toast, in the little time that it stays. What had the focus is mostly gone with
 * what the news is of, so the action takes it: the keyboard need not look for it.
 */
export function ToastAction({ label, onClick }: ToastActionProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
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
