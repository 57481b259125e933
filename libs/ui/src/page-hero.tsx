import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface PageHeroProps {
  title: ReactNode;
  /** 'h2' on a page that has another h1. */
  heading?: 'h1' | 'h2';
  /** A line over the title. */
  over?: ReactNode;
  /** A picture that fades into the painted ground: beside the words, on a phone above them. It is cropped. */
  view?: ReactNode;
  /** As high as the first screen. */
  tall?: boolean;
  children?: ReactNode;
}

/** The painted head of a page, with the bunting hung under the header. */
export function PageHero({ title, heading: Heading = 'h1', over, view, tall = false, children }: PageHeroProps) {
  return (
    <div className="painted relative overflow-clip">
      <div className={clsx('bunting inset-x-0 top-0 z-10', view && 'absolute')} />
      {view && (
        <div
          className={clsx(
            'out-of-the-wood sm:aspect-21/9 lg:absolute lg:inset-y-0 lg:left-[max(50%-18rem,21rem)] lg:right-0 lg:aspect-auto',
            tall ? 'aspect-4/3' : 'aspect-video',
          )}
        >
          {view}
        </div>
      )}
      <div
        className={clsx(
          'page-width relative flex items-center',
          view ? 'max-lg:-mt-5 pb-10 lg:pb-12 lg:pt-28' : 'pb-12 pt-8 sm:pb-16',
          tall ? 'lg:min-h-[min(60rem,calc(100svh-4.75rem))]' : view && 'lg:min-h-108',
        )}
      >
        <div className={clsx('min-w-0', view && 'max-w-[31rem]')}>
          {over && <div className="mb-3 font-semibold text-brass">{over}</div>}
          <Heading className="text-h1">{title}</Heading>
          {children}
        </div>
      </div>
      <div className="double-rule relative" />
    </div>
  );
}
