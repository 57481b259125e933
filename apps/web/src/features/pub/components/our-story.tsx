import { pictures } from '@rover/venue/pictures';
import { story } from '@rover/venue/story';
import { venue } from '@rover/venue/venue';
import { ResponsivePicture } from '../../../pictures/responsive-picture.js';

/** How the pub came to be, beside a look into it. */
export function OurStory() {
  return (
    <section aria-label="How it began" className="page-width section grid items-center gap-12 lg:grid-cols-[1.1fr_1fr]">
      <div className="flex max-w-prose flex-col gap-5 text-lead">
        {story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <figure className="brackets painted rounded p-6 shadow-lifted sm:p-8">
        <ResponsivePicture
          picture={pictures['herophotos/bar-at-dusk']}
          sizes="(min-width: 64rem) 30rem, 100vw"
          className="h-auto w-full"
        />
        <figcaption className="pt-5 text-center">
          <span className="block font-display text-h2 text-brass">Est. {venue.established}</span>
          <span className="text-sand">{venue.distinction}</span>
        </figcaption>
      </figure>
    </section>
  );
}
