import type { MouseEvent, ReactNode, RefObject } from 'react';
import { Header } from './header.js';

interface FrameProps {
  main?: RefObject<HTMLElement | null>;
  /** Rendered under the page. */
  foot?: ReactNode;
  /** Prerendered: no script handles events yet. */
  asleep?: boolean;
  children: ReactNode;
}

/** The layout of every page: header, main part, and a skip link. */
export function Frame({ main, foot, asleep, children }: FrameProps) {
  // Handled here: following the link would add a history entry without the page's state.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main?.current?.focus();
  };
  return (
    <div className="flex min-h-dvh flex-col">
      {/* biome-ignore lint/a11y/useValidAnchor: where no script runs it leads there by itself. */}
      <a
        href="#content"
        onClick={skip}
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
