import { Button } from '@rover/ui/button';
import { reviewPlaces } from '@rover/venue/reviews';
import { ExternalLink, Star } from 'lucide-react';

const stars = [1, 2, 3, 4, 5];

/** Links to sites for reviews. They open in a new tab, without a referrer. */
export function ReviewPlaces() {
  return (
    <ul className="page-width grid gap-6 pt-14 lg:grid-cols-3">
      {reviewPlaces.map(({ name, words, address }) => (
        <li
          key={name}
          className="brackets flex min-w-0 flex-col items-center rounded bg-paper px-8 py-10 text-center shadow-paper"
        >
          <div aria-hidden className="flex gap-1 text-brass">
            {stars.map((star) => (
              <Star key={star} className="size-5 fill-current" />
            ))}
          </div>
          <p className="mb-6 mt-4 text-muted">{words}</p>
          <Button asChild size="large" className="mt-auto max-w-full wrap-anywhere">
            <a href={address} target="_blank" rel="noreferrer">
              Review us on {name}
              <ExternalLink aria-hidden className="size-5 shrink-0" />
            </a>
          </Button>
        </li>
      ))}
    </ul>
  );
}
