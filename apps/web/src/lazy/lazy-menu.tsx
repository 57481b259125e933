import { Button, type ButtonProps } from '@rover/ui/button';
import { type ComponentType, type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { usePreloaded } from './use-preloaded.js';

/** Props that every lazily loaded menu takes. */
export interface LoadedMenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Whether it was opened before it was loaded. */
  defaultOpen: boolean;
}

interface LazyMenuProps<Subject> {
  /** Imports the menu. Must be a stable function. */
  load: () => Promise<ComponentType<Subject & LoadedMenuProps>>;
  /** The menu's own props. */
  subject: Subject;
  /** The button that opens it. */
  button: ButtonProps;
}

/** A button whose menu is loaded at the first sign of use of the page, to keep it out of the first load. */
export function LazyMenu<Subject extends object>({ load, subject, button }: LazyMenuProps<Subject>) {
  const [Menu, fetchMenu] = usePreloaded(load);
  const [asked, setAsked] = useState(false);
  const [failed, setFailed] = useState(false);
  const [pressed, setPressed] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const focused = useRef(false);

  // If the pointer is down on the stand-in button, the menu waits for the click, which would otherwise be lost.
  const ready = Menu !== null && (asked || !pressed);

  // When the menu's own button replaces the stand-in, it takes over the focus. When loading fails, the stand-in takes
  // it back.
  useLayoutEffect(() => {
    if ((ready || failed) && focused.current) place.current?.querySelector('button')?.focus();
  }, [ready, failed]);

  const ask = async () => {
    setAsked(true);
    setFailed(false);
    if (await fetchMenu()) return;
    setAsked(false);
    setFailed(true);
  };
  const standIn = (
    <Button
      {...button}
      busy={asked}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerDown={() => setPressed(true)}
      onKeyDown={({ key }) => key === ' ' && setPressed(true)}
      onClick={ask}
      onFocus={() => (focused.current = true)}
      // A busy button is disabled and loses the focus, though the user has not moved on.
      onBlur={({ currentTarget }) => (focused.current = currentTarget.disabled)}
    />
  );
  return (
    <span ref={place} className="contents">
      {ready ? <Menu {...subject} trigger={<Button {...button} />} defaultOpen={asked} /> : standIn}
      {/* Not a toast: if the menu failed to load, the toasts may have failed as well. */}
      {!Menu && failed && (
        <span role="alert" className="basis-full text-sm">
          That did not come. Press again, or load the page anew.
        </span>
      )}
    </span>
  );
}
