import { pages } from '@rover/contracts/pages';
import { Button } from '@rover/ui/button';
import { PageHero } from '@rover/ui/page-hero';
import { venue } from '@rover/venue/venue';
import { Link } from 'react-router-dom';
import landsEnd from '../lands-end.svg';

/** The first words to somebody at the door, and what one sees from it. */
export function Welcome() {
  return (
    <PageHero
      over={`${venue.kind} · ${venue.address.city}`}
      title="Where the land ends, the pint begins."
      picture={
        <img
          src={landsEnd}
          alt="Sunset behind the Arch at Land's End, seen from a window of the pub"
          width={560}
          height={640}
          className="mx-auto h-auto w-full max-w-xs lg:max-w-md"
        />
      }
    >
      <p className="mt-5 max-w-prose text-lead text-sand">{venue.welcome}</p>
      <p className="mt-4 font-display text-h3 text-brass">{venue.tagline}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button asChild look="loud" size="large">
          <a href={venue.links.reservation} target="_blank" rel="noopener noreferrer">
            Book a Table
          </a>
        </Button>
        <Button asChild look="gilded" size="large">
          <Link to={pages.menu}>View Menu</Link>
        </Button>
      </div>
    </PageHero>
  );
}
