import { Button } from '@rover/ui/button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MenuPart } from '../menu-query.js';
import { MenuDownload } from './menu-download.js';
import { MenuReader } from './menu-reader.js';
import { PrintButton } from './print-button.js';

interface MenuPartPageProps {
  part: MenuPart;
  head: ReactNode;
  /** The link to the other half of the menu. */
  other: { to: string; words: string };
}

/** The page of the food, or of the drinks. */
export function MenuPartPage({ part, head, other }: MenuPartPageProps) {
  return (
    <>
      {head}
      <div className="page-width flex flex-col gap-8 py-12 sm:py-16">
        <MenuReader part={part} />
        <div className="not-in-print flex flex-wrap justify-center gap-3 max-sm:flex-col">
          <MenuDownload part={part} />
          <PrintButton />
          <Button asChild look="bare">
            <Link to={other.to}>{other.words}</Link>
          </Button>
        </div>
      </div>
    </>
  );
}
