import { TextLink } from '@rover/ui/text-link';
import { venue } from '@rover/venue/venue';
import { Link } from 'react-router-dom';

export function TextLinks() {
  return (
    <div className="flex flex-col gap-4">
      <p>
        Hungry already?{' '}
        <TextLink asChild>
          <Link to="/events">See what is on tonight</Link>
        </TextLink>{' '}
        or <TextLink href={venue.links.map}>find the door on the map</TextLink>.
      </p>
      <p className="painted rounded p-4">
        Ring us:{' '}
        <TextLink on="painted" href={`tel:${venue.phone}`}>
          {venue.phoneDisplay}
        </TextLink>
      </p>
    </div>
  );
}
