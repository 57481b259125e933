import { useEffect, useLayoutEffect, useRef } from 'react';
import { nobodyFocused } from './nobody-focused.js';
import { Spinner } from './spinner.js';

/**
 * Turns in a button that is busy. Such a button is disabled, and what is disabled loses the focus: it has it back when
 * this is over, unless something else has it by then.
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
      if (nobodyFocused()) focused.current?.focus({ preventScroll: true });
    };
  }, []);
  return <Spinner ref={spinner} />;
}
