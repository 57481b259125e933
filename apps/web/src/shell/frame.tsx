import type { ReactNode, RefObject } from 'react';
import { Header } from './header.js';

interface FrameProps {
  main?: RefObject<HTMLElement | null>;
  /** What stands under the page. */
  foot?: ReactNode;
  /** No script hears it yet. */
  asleep?: boolean;
  children: ReactNode;
}

/** A page under the board of the house, and the short way to it for the keyboard. */
export function Frame({ main, foot, asleep, children }: FrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded bg-marigold px-4 py-2 font-semibold text-stout focus:not-sr-only focus:absolute focus:left-4 focus:top-4"
      >
        Skip to content
      </a>
      <Header asleep={asleep} />
      <main id="content" ref={main} tabIndex={-1} className="flex-1">
        {children}
      </main>
      {foot}
    </div>
  );
}
