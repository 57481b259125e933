import { pages } from '@rover/contracts/pages';
import { headPictures } from '@rover/venue/head-pictures';
import { pageTitles } from '@rover/venue/page-titles';
import { MenuPartPage } from '../features/menu/components/menu-part-page.js';
import { served } from '../http/served.js';
import { usePageTitle } from '../shell/use-page-title.js';

export const FoodPage = served(Page);

function Page() {
  usePageTitle(pageTitles.food);
  return (
    <MenuPartPage
      picture={headPictures.food}
      part="food"
      title="Food"
      other={{ to: pages.drinks, words: 'And to drink?' }}
    >
      A county Clare kitchen with the Pacific at its back door. Come hungry, leave slowly.
    </MenuPartPage>
  );
}
