import { pages } from '@rover/contracts/pages';
import { Button } from '@rover/ui/button';
import { PageHero } from '@rover/ui/page-hero';
import { headPictures } from '@rover/venue/head-pictures';
import { venue } from '@rover/venue/venue';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { HeadPicture } from '../../../pictures/head-picture.js';

/** The head of the home page. */
export function Welcome({ sign }: { sign: ReactNode }) {
  return (
    <PageHero
      tall
      over={
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {venue.kind} · {venue.address.city}
          {sign}
        </p>
      }
      title={venue.headline}
      view={<HeadPicture picture={headPictures.home} />}
    >
      <p className="mt-5 max-w-prose text-lead text-sand">{venue.welcome}</p>
      <p className="mt-4 font-display text-h3 text-brass">{venue.tagline}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button asChild look="gilded" size="large">
          <Link to={pages.menu}>View Menu</Link>
        </Button>
        <Button asChild look="loud" size="large">
          <a href={venue.links.reservation} target="_blank" rel="noopener noreferrer">
            Book a Table
          </a>
        </Button>
      </div>
    </PageHero>
  );
}
