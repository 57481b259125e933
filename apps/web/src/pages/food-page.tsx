import { pages } from '@rover/contracts/pages';
import { PageHero } from '@rover/ui/page-hero';
import { headPictures } from '@rover/venue/head-pictures';
import { pageTitles } from '@rover/venue/page-titles';
import { MenuPartPage } from '../features/menu/components/menu-part-page.js';
import { withQueryClient } from '../http/with-query-client.js';
import { HeadPicture } from '../pictures/head-picture.js';
import { usePageTitle } from '../shell/use-page-title.js';

export const FoodPage = withQueryClient(Page);

function Page() {
  usePageTitle(pageTitles.food);
  return <MenuPartPage part="food" head={<FoodHead />} other={{ to: pages.drinks, words: 'And to drink?' }} />;
}

/** The head of the page, also prerendered. */
export function FoodHead() {
  return (
    <PageHero title="Food" view={<HeadPicture picture={headPictures.food} />}>
      <p className="mt-4 max-w-prose text-lead text-sand">
        A county Clare kitchen with the sea at its back door. Come hungry, leave slowly.
      </p>
    </PageHero>
  );
}
