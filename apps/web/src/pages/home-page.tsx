import { WhenNear } from '../browser/when-near.js';
import { PosterPlace } from '../features/events/components/poster-place.js';
import { AnEveningHere } from '../features/pub/components/an-evening-here.js';
import { FindUs } from '../features/pub/components/find-us.js';
import { MenuPreview } from '../features/pub/components/menu-preview.js';
import { Welcome } from '../features/pub/components/welcome.js';
import { served } from '../http/served.js';
import { usePageTitle } from '../shell/use-page-title.js';

const OnTheWall = served(async () => (await import('../features/events/components/on-the-wall.js')).OnTheWall);

export function HomePage() {
  usePageTitle('Irish pub in Cabo San Lucas');
  return (
    <>
      <Welcome />
      <WhenNear placeholder={<PosterPlace />}>
        <OnTheWall />
      </WhenNear>
      <MenuPreview />
      <AnEveningHere />
      <FindUs />
    </>
  );
}
