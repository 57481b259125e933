import { MenuPartPage } from '../features/menu/components/menu-part-page.js';
import { usePageTitle } from '../shell/use-page-title.js';

export function FoodPage() {
  usePageTitle('Food menu');
  return (
    <MenuPartPage part="food" title="Food" other={{ to: '/drinks', words: 'And to drink?' }}>
      A county Clare kitchen with the Pacific at its back door. Come hungry, leave slowly.
    </MenuPartPage>
  );
}
