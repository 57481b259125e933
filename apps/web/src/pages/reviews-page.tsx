import { PageHero } from '@rover/ui/page-hero';
import { headPictures } from '@rover/venue/head-pictures';
import { pageTitles } from '@rover/venue/page-titles';
import { ReviewPlaces } from '../features/pub/components/review-places.js';
import { WhyReviewsMatter } from '../features/pub/components/why-reviews-matter.js';
import { HeadPicture } from '../pictures/head-picture.js';
import { usePageTitle } from '../shell/use-page-title.js';

export function ReviewsPage() {
  usePageTitle(pageTitles.reviews);
  return (
    <>
      <ReviewsHead />
      <ReviewPlaces />
      <WhyReviewsMatter />
    </>
  );
}

/** The head of the page, also prerendered. */
export function ReviewsHead() {
  return (
    <PageHero title="Had a good night?" view={<HeadPicture picture={headPictures.reviews} />}>
      <p className="mt-4 max-w-prose text-lead text-sand">
        Tell somebody. It takes less time than a stout, and it keeps the lights on.
      </p>
    </PageHero>
  );
}
