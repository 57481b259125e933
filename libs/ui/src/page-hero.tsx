import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface PageHeroProps {
  title: ReactNode;
  /** A line over the title. */
  over?: ReactNode;
  /** Beside the words; under them on a phone. */
  picture?: ReactNode;
  children?: ReactNode;
}

/** The painted head of a page, with the bunting hung under the header. */
export function PageHero({ title, over, picture, children }: PageHeroProps) {
  return (
    <div className="painted overflow-clip">
      <div className="bunting" />
      <div
        className={clsx(
          'page-width pb-12 pt-8 sm:pb-16',
          picture && 'grid items-center gap-x-12 gap-y-10 lg:grid-cols-[1.2fr_1fr]',
        )}
      >
        <div>
          {over && <p className="mb-3 font-semibold text-brass">{over}</p>}
          <h1 className="text-h1">{title}</h1>
          {children}
        </div>
        {picture}
      </div>
      <div className="double-rule" />
    </div>
  );
}
