import { menuNotes } from '@rover/venue/menu';
import { drinksMenu } from '@rover/venue/menu-drinks';
import { foodMenu } from '@rover/venue/menu-food';
import type { MenuSection } from '@rover/venue/menu-item';
import { BurgerUpgrades } from './burger-upgrades.js';
import { Section } from './section.js';
import { Sheet } from './sheet.js';

/** Burgers and fries face the specials. */
export function FoodSheet() {
  return (
    <Sheet
      title="Food"
      notes={`${menuNotes.diets} ${menuNotes.prices}`}
      left={sections(foodMenu.slice(0, 2))}
      right={
        <>
          {sections(foodMenu.slice(2))}
          <BurgerUpgrades />
        </>
      }
    />
  );
}

/** What is poured faces what is mixed. */
export function DrinksSheet() {
  return (
    <Sheet
      title="Drinks"
      notes={menuNotes.prices}
      left={sections(drinksMenu.slice(0, 3))}
      right={sections(drinksMenu.slice(3))}
    />
  );
}

function sections(some: readonly MenuSection[]) {
  return some.map((section) => <Section key={section.id} section={section} />);
}
