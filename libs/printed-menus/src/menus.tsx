import { burgers } from '@rover/venue/menu/menu-burgers';
import { menuColumns } from '@rover/venue/menu/menu-columns';
import { drinksMenu } from '@rover/venue/menu/menu-drinks';
import { foodMenu } from '@rover/venue/menu/menu-food';
import type { MenuSection } from '@rover/venue/menu/menu-item';
import { menuNotes } from '@rover/venue/menu/menu-notes';
import { BurgerUpgrades } from './burger-upgrades.js';
import { Section } from './section.js';
import { Sheet } from './sheet.js';

export function FoodSheet() {
  const [left, right] = menuColumns(foodMenu);
  return (
    <Sheet
      title="Food"
      notes={`${menuNotes.diets} ${menuNotes.prices}`}
      left={sections(left)}
      right={
        <>
          {sections(right)}
          <BurgerUpgrades burgers={burgers} />
        </>
      }
    />
  );
}

export function DrinksSheet() {
  const [left, right] = menuColumns(drinksMenu);
  return <Sheet title="Drinks" notes={menuNotes.prices} left={sections(left)} right={sections(right)} />;
}

function sections(some: readonly MenuSection[]) {
  return some.map((section) => <Section key={section.id} section={section} />);
}
