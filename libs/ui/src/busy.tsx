import { useEffect, useLayoutEffect, useRef } from 'react';
import { hasNoFocusNear } from './nobody-focused.js';
import { Spinner } from './spinner.js';

/**
 * The spinner of a busy button. Such a button is disabled and loses the focus; it gets it back afterwards, unless
 * something else has the focus by then.
 */
export function Busy() {
  const spinner = useRef<SVGSVGElement>(null);
  const focused = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const button = spinner.current?.closest('button') ?? null;
    if (button === document.activeElement) focused.current = button;
  }, []);
  useEffect(() => {
    return () => {
      if (focused.current && hasNoFocusNear(focused.current)) focused.current.focus({ preventScroll: true });
    };
  }, []);
  return <Spinner ref={spinner} />;
}
