import { MenuPartPage } from '../features/menu/components/menu-part-page.js';
import { usePageTitle } from '../shell/use-page-title.js';

export function DrinksPage() {
  usePageTitle('Drinks menu');
  return (
    <MenuPartPage part="drinks" title="Drinks" other={{ to: '/food', words: 'And to eat?' }}>
      What are you having? There is no wrong answer, and one right one. It takes 119 seconds.
    </MenuPartPage>
  );
}
