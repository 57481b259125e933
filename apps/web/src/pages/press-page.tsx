import { pages } from '@rover/contracts/pages';
import { Button } from '@rover/ui/button';
import { PageHero } from '@rover/ui/page-hero';
import { headPictures } from '@rover/venue/head-pictures';
import { pageTitles } from '@rover/venue/page-titles';
import { paper } from '@rover/venue/press';
import { venue } from '@rover/venue/venue';
import { Newspaper } from 'lucide-react';
import { Link } from 'react-router-dom';
import { HeadPicture } from '../pictures/head-picture.js';
import { usePageTitle } from '../shell/use-page-title.js';

export function PressPage() {
  usePageTitle(pageTitles.press);
  return (
    <>
      <PressHead />
      <div className="page-width section grid gap-8 md:grid-cols-2">
        <article className="brackets flex min-w-0 flex-col items-start rounded bg-paper p-10 shadow-paper">
          <Newspaper aria-hidden className="size-8 text-brass-dark" />
          <h2 className="mb-2 mt-4 text-h3">{paper.name}</h2>
          <p className="mb-6 text-muted">{paper.words}</p>
          <Button asChild className="mt-auto">
            <Link to={pages.gringoGazette}>Watch the piece</Link>
          </Button>
        </article>
        <section aria-labelledby="ask-us" className="min-w-0 border-t border-brass-dark pt-8">
          <h2 id="ask-us" className="text-h3">
            Writing about us?
          </h2>
          <p className="mt-2 max-w-prose text-muted">
            Come in and ask whatever you like; the first pint is on the house, the second opinion is not. From further
            away, write to{' '}
            <a href={`mailto:${venue.email}`} className="text-leaf underline underline-offset-4">
              {venue.email}
            </a>{' '}
            or ring{' '}
            <a href={`tel:${venue.phone}`} className="whitespace-nowrap text-leaf underline underline-offset-4">
              {venue.phoneDisplay}
            </a>
            .
          </p>
        </section>
      </div>
    </>
  );
}

/** The head of the page, also prerendered. */
export function PressHead() {
  return (
    <PageHero title="Press" view={<HeadPicture picture={headPictures.press} />}>
      <p className="mt-4 max-w-prose text-lead text-sand">
        What the papers say, and whom to ring when you are one of them.
      </p>
    </PageHero>
  );
}
