import { Button } from '@rover/ui/button';
import { openingWords } from '@rover/venue/events/event-words';
import { venue } from '@rover/venue/venue';
import { Clock, Copy, Map as MapIcon, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyText } from '../../../browser/copy-text.js';
import { isTouchDevice } from '../../../browser/touch.js';
import { Embedded } from './embedded.js';
import { OpeningSign } from './opening-sign.js';

const { address } = venue;
const lines = [
  address.street,
  address.place,
  `${address.postalCode} ${address.city}, ${address.region}, ${address.country}`,
];

/** Where the door is, when it is open, and whom to ring. */
export function FindUs() {
  return (
    <section aria-labelledby="find-us" className="page-width section">
      <h2 id="find-us" className="text-h2">
        Find Us
      </h2>
      <div className="mt-8 grid gap-8 md:grid-cols-3">
        <Fact icon={<MapPin />} title="Address">
          <address className="not-italic">
            {lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Fact>
        <Fact icon={<Clock />} title="Hours">
          <p>Daily {openingWords()}</p>
          <OpeningSign />
        </Fact>
        <Fact icon={<Phone />} title="Phone">
          <a href={`tel:${venue.phone}`} className="inline-block py-1 text-leaf underline underline-offset-4">
            {venue.phoneDisplay}
          </a>
        </Fact>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button asChild>
          <a href={venue.links.map} target="_blank" rel="noopener noreferrer">
            <MapIcon aria-hidden className="size-5" />
            View on Maps
          </a>
        </Button>
        <Button look="quiet" onClick={copyAddress}>
          <Copy aria-hidden className="size-5" />
          Copy address
        </Button>
      </div>
      <Embedded
        embed={venue.embeds.map}
        loading="Unrolling the map..."
        failed="The map will not unroll just now."
        open="Open the map"
        instead={<img src="/icons/map-pin.svg" alt="" width={64} height={84} className="h-28 w-auto" />}
        className="mt-10 h-96"
      />
    </section>
  );
}

function copyAddress() {
  const words = isTouchDevice() ? 'Address copied!' : 'Address copied to clipboard!';
  return copyText([venue.name, ...lines].join(', '), words);
}

function Fact({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-4 border-t border-brass-dark pt-5 [&>svg]:mt-0.5 [&>svg]:size-6 [&>svg]:shrink-0 [&>svg]:text-brass-dark">
      {icon}
      <div className="min-w-0">
        <h3 className="mb-1 text-lg">{title}</h3>
        {children}
      </div>
    </div>
  );
}
