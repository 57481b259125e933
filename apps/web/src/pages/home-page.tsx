import { lazyWithRetry } from '@rover/ui/lazy-with-retry';
import { pageTitles } from '@rover/venue/page-titles';
import { PosterPlace } from '../features/events/components/poster-place.js';
import { AnEveningHere } from '../features/pub/components/an-evening-here.js';
import { FindUs } from '../features/pub/components/find-us.js';
import { MenuPreview } from '../features/pub/components/menu-preview.js';
import { OnOurWalls } from '../features/pub/components/on-our-walls.js';
import { OpeningSign } from '../features/pub/components/opening-sign.js';
import { Welcome } from '../features/pub/components/welcome.js';
import { LazyInView } from '../lazy/lazy-in-view.js';
import { ErrorBoundary } from '../shell/error-boundary.js';
import { usePageTitle } from '../shell/use-page-title.js';

const OnTheWall = lazyWithRetry(async () => (await import('../features/events/components/on-the-wall.js')).OnTheWall);

export function HomePage() {
  usePageTitle(pageTitles.home);
  return (
    <>
      <Welcome sign={<OpeningSign />} />
      <ErrorBoundary optional>
        <LazyInView placeholder={<PosterPlace />}>
          <OnTheWall />
        </LazyInView>
      </ErrorBoundary>
      <OnOurWalls />
      <MenuPreview />
      <AnEveningHere />
      <FindUs />
    </>
  );
}
