import { pages } from '@rover/contracts/pages';
import { headPictures } from '@rover/venue/head-pictures';
import { pageTitles } from '@rover/venue/page-titles';
import { MenuPartPage } from '../features/menu/components/menu-part-page.js';
import { served } from '../http/served.js';
import { usePageTitle } from '../shell/use-page-title.js';

export const DrinksPage = served(Page);

function Page() {
  usePageTitle(pageTitles.drinks);
  return (
    <MenuPartPage
      picture={headPictures.drinks}
      part="drinks"
      title="Drinks"
      other={{ to: pages.food, words: 'And to eat?' }}
    >
      What are you having? There is no wrong answer, and one right one. It takes 119 seconds.
    </MenuPartPage>
  );
}
