import { pages } from '@rover/contracts/pages';
import { Button } from '@rover/ui/button';
import { Section } from '@rover/ui/section';
import { experiences } from '@rover/venue/experience';
import { venue } from '@rover/venue/venue';
import { Link } from 'react-router-dom';
import { ResponsivePicture } from '../../../pictures/responsive-picture.js';
import { FadeIn } from './fade-in.js';
import { TunePlayer } from './tune-player.js';

/** Pictures and texts about a night in the pub, with the picture on alternating sides. */
export function AnEveningHere() {
  return (
    <Section
      title="An evening here"
      lead="You can have a quick one. People have. It is the second hour that they talk about at home."
      action={
        <div className="flex flex-wrap gap-3">
          <Button asChild size="large">
            <Link to={pages.menu}>View Our Menu</Link>
          </Button>
          <Button asChild look="quiet" size="large">
            <a href={venue.links.reservation} target="_blank" rel="noopener noreferrer">
              Reserve a Table
            </a>
          </Button>
        </div>
      }
    >
      <ul className="flex flex-col gap-14 pt-4 lg:gap-20">
        {experiences.map(({ kind, title, words, picture }) => (
          <li key={kind} className="group">
            <FadeIn>
              <div className="grid items-center gap-x-14 gap-y-6 lg:grid-cols-[1.35fr_1fr] lg:group-even:grid-cols-[1fr_1.35fr]">
                <ResponsivePicture
                  picture={picture}
                  sizes="(min-width: 64rem) 40rem, 100vw"
                  className="aspect-3/2 w-full rounded border border-brass-dark object-cover shadow-lifted lg:group-even:order-last"
                />
                <div className="min-w-0 border-t border-brass-dark pt-6 max-lg:border-0 max-lg:pt-0">
                  <h3 className="mb-3 text-h2">{title}</h3>
                  <p className="max-w-prose text-lead text-muted">{words}</p>
                  {kind === 'music' && (
                    <div className="mt-6">
                      <TunePlayer />
                    </div>
                  )}
                </div>
              </div>
            </FadeIn>
          </li>
        ))}
      </ul>
    </Section>
  );
}
