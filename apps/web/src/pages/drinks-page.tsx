import { pages } from '@rover/contracts/pages';
import { PageHero } from '@rover/ui/page-hero';
import { headPictures } from '@rover/venue/head-pictures';
import { pageTitles } from '@rover/venue/page-titles';
import { MenuPartPage } from '../features/menu/components/menu-part-page.js';
import { withQueryClient } from '../http/with-query-client.js';
import { HeadPicture } from '../pictures/head-picture.js';
import { usePageTitle } from '../shell/use-page-title.js';

export const DrinksPage = withQueryClient(Page);

function Page() {
  usePageTitle(pageTitles.drinks);
  return <MenuPartPage part="drinks" head={<DrinksHead />} other={{ to: pages.food, words: 'And to eat?' }} />;
}

/** The head of the page, also prerendered. */
export function DrinksHead() {
  return (
    <PageHero title="Drinks" view={<HeadPicture picture={headPictures.drinks} />}>
      <p className="mt-4 max-w-prose text-lead text-sand">
        What are you having? There is no wrong answer, and one right one. It takes 119 seconds.
      </p>
    </PageHero>
  );
}
