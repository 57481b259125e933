import { Button, type ButtonProps } from '@rover/ui/button';
import { type ComponentType, type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { useReadyPart } from './use-ready-part.js';

/** What a menu is given that was fetched late. */
export interface LateMenuParts {
  /** The button that opens it. */
  trigger: ReactElement;
  /** It was asked for before it was there. */
  defaultOpen: boolean;
}

interface LateMenuProps<Subject> {
  /** Fetches the menu; the same function at every call. */
  load: () => Promise<ComponentType<Subject & LateMenuParts>>;
  /** What the menu is about. */
  subject: Subject;
  /** The button that opens it. */
  button: ButtonProps;
}

/** A button whose menu is fetched at the first sign that somebody uses the page, so that an arrival does without it. */
export function LateMenu<Subject extends object>({ load, subject, button }: LateMenuProps<Subject>) {
  const [Menu, fetchMenu] = useReadyPart(load);
  const [asked, setAsked] = useState(false);
  const [failed, setFailed] = useState(false);
  const [pressed, setPressed] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const focused = useRef(false);

  // A press that has begun on the button that stands in has to end on it: a menu that comes meanwhile waits for the click.
  const ready = Menu !== null && (asked || !pressed);

  // The button that stands in until then gives way to the menu's own, and so does its focus; one that has turned in
  // vain takes it back.
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
      // A button that turns loses the focus, yet nobody has gone elsewhere.
      onBlur={({ currentTarget }) => (focused.current = currentTarget.disabled)}
    />
  );
  return (
    <span ref={place} className="contents">
      {ready ? <Menu {...subject} trigger={<Button {...button} />} defaultOpen={asked} /> : standIn}
      {/* No toast: where this did not come, they have perhaps not come either. */}
      {!Menu && failed && (
        <span role="alert" className="basis-full text-sm">
          That did not come. Press again, or load the page anew.
        </span>
      )}
    </span>
  );
}
