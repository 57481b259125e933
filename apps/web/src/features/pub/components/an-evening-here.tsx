import { pages } from '@rover/contracts/pages';
import { Button } from '@rover/ui/button';
import { experiences } from '@rover/venue/experience';
import { venue } from '@rover/venue/venue';
import { Flame, Music, ShipWheel, UtensilsCrossed } from 'lucide-react';
import { Link } from 'react-router-dom';
import { FadeIn } from './fade-in.js';

const icons = { atmosphere: Flame, food: UtensilsCrossed, music: Music, catering: ShipWheel };

/** What a night here is made of. */
export function AnEveningHere() {
  return (
    <section
      aria-labelledby="an-evening-here"
      className="page-width section grid pb-0 gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.4fr]"
    >
      <div className="lg:sticky lg:top-12 lg:self-start">
        <h2 id="an-evening-here" className="text-h2">
          An evening here
        </h2>
        <p className="mt-4 max-w-prose text-lead text-muted">
          You can have a quick one. People have. It is the second hour that they tell about at home.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button asChild size="large">
            <Link to={pages.menu}>View Our Menu</Link>
          </Button>
          <Button asChild look="quiet" size="large">
            <a href={venue.links.reservation} target="_blank" rel="noopener noreferrer">
              Reserve a Table
            </a>
          </Button>
        </div>
      </div>
      <ul className="flex flex-col">
        {experiences.map(({ kind, title, words }) => {
          const Icon = icons[kind];
          return (
            <li key={kind}>
              <FadeIn>
                <div className="flex gap-6 border-t border-brass-dark py-8 sm:gap-8 sm:py-10">
                  <span className="painted grid size-14 shrink-0 place-items-center rounded-full text-brass sm:size-16">
                    <Icon aria-hidden className="size-7" />
                  </span>
                  <div className="min-w-0">
                    <h3 className="mb-2 text-h3">{title}</h3>
                    <p className="max-w-prose text-muted">{words}</p>
                  </div>
                </div>
              </FadeIn>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
