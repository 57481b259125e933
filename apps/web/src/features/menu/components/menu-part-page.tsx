import { Button } from '@rover/ui/button';
import { PageHero } from '@rover/ui/page-hero';
import type { Picture } from '@rover/venue/picture';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { HeroPicture } from '../../../pictures/hero-picture.js';
import type { MenuPart } from '../menu-query.js';
import { MenuDownload } from './menu-download.js';
import { MenuReader } from './menu-reader.js';
import { PrintButton } from './print-button.js';

interface MenuPartPageProps {
  part: MenuPart;
  title: string;
  picture: Picture;
  /** Where the other half of the menu is. */
  other: { to: string; words: string };
  children: ReactNode;
}

/** The page of the food, or of the drinks. */
export function MenuPartPage({ part, title, picture, other, children }: MenuPartPageProps) {
  return (
    <>
      <PageHero title={title} view={<HeroPicture picture={picture} />}>
        <p className="mt-4 max-w-prose text-lead text-sand">{children}</p>
      </PageHero>
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
