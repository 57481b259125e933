import { Wordmark } from '@rover/ui/wordmark';
import { menuColumns } from '@rover/venue/menu/menu-columns';
import { isBurger, type MenuSection as Section } from '@rover/venue/menu/menu-item';
import { menuNotes } from '@rover/venue/menu/menu-notes';
import { venue } from '@rover/venue/venue';
import { wordmark } from '@rover/venue/wordmark';
import type { ReactNode } from 'react';
import { BurgerUpgrades } from './burger-upgrades.js';
import { MenuSection } from './menu-section.js';
import './menu-sheet.css';

/** A sheet of the menu, as it lies on the table: one column on a phone, two on a desk and on paper. */
export function MenuSheet({ sections }: { sections: readonly Section[] }) {
  const items = sections.flatMap((section) => section.items);
  const burgers = items.filter(isBurger);
  const [left, right] = menuColumns(sections);

  return (
    <div className="menu-sheet animate-fade bg-paper shadow-lifted">
      <Wordmark mark={wordmark} title={venue.name} className="mx-auto mb-4 hidden h-7 w-auto text-green print:block" />
      <div className="menu-columns">
        <Column sections={left} />
        <Column sections={right}>{burgers.length > 0 && <BurgerUpgrades burgers={burgers} />}</Column>
      </div>
      <p className="text-center text-sm text-muted text-balance">
        {items.some(({ diet }) => diet) && `${menuNotes.diets} `}
        {menuNotes.prices}
      </p>
    </div>
  );
}

function Column({ sections, children }: { sections: readonly Section[]; children?: ReactNode }) {
  return (
    <div>
      {sections.map((section) => (
        <MenuSection key={section.id} section={section} />
      ))}
      {children}
    </div>
  );
}
