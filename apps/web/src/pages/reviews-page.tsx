import { PageHero } from '@rover/ui/page-hero';
import { ReviewPlaces } from '../features/pub/components/review-places.js';
import { WhyReviewsMatter } from '../features/pub/components/why-reviews-matter.js';
import { usePageTitle } from '../shell/use-page-title.js';

export function ReviewsPage() {
  usePageTitle('Reviews');
  return (
    <>
      <PageHero title="Had a good night?">
        <p className="mt-4 max-w-prose text-lead text-sand">
          Tell somebody. It takes less time than a stout, and it keeps the lights on.
        </p>
      </PageHero>
      <ReviewPlaces />
      <WhyReviewsMatter />
    </>
  );
}
