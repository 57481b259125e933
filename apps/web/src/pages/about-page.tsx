import { PageHero } from '@rover/ui/page-hero';
import { venue } from '@rover/venue/venue';
import { Offers } from '../features/pub/components/offers.js';
import { OurStory } from '../features/pub/components/our-story.js';
import { usePageTitle } from '../shell/use-page-title.js';

export function AboutPage() {
  usePageTitle('Our Story');
  return (
    <>
      <PageHero title="Our Story">
        <p className="mt-4 max-w-prose text-lead text-sand">
          Established {venue.established}, {venue.distinction}.
        </p>
      </PageHero>
      <OurStory />
      <Offers />
    </>
  );
}
