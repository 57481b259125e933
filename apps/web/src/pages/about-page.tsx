import { PageHero } from '@rover/ui/page-hero';
import { headPictures } from '@rover/venue/head-pictures';
import { pageTitles } from '@rover/venue/page-titles';
import { venue } from '@rover/venue/venue';
import { Offers } from '../features/pub/components/offers.js';
import { OurStory } from '../features/pub/components/our-story.js';
import { HeadPicture } from '../pictures/head-picture.js';
import { usePageTitle } from '../shell/use-page-title.js';

export function AboutPage() {
  usePageTitle(pageTitles.about);
  return (
    <>
      <AboutHead />
      <OurStory />
      <Offers />
    </>
  );
}

/** The head of the page, also prerendered. */
export function AboutHead() {
  return (
    <PageHero title="Our Story" view={<HeadPicture picture={headPictures.about} />}>
      <p className="mt-4 max-w-prose text-lead text-sand">
        Established {venue.established}, {venue.distinction}.
      </p>
    </PageHero>
  );
}
