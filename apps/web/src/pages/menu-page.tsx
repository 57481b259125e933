import { lazyWithRetry } from '@rover/ui/lazy-with-retry';
import { PageHero } from '@rover/ui/page-hero';
import { Waiting } from '@rover/ui/spinner';
import { headPictures } from '@rover/venue/head-pictures';
import { pageTitles } from '@rover/venue/page-titles';
import { venue } from '@rover/venue/venue';
import { Suspense } from 'react';
import { DesignedMenu } from '../features/menu/components/designed-menu.js';
import { MenuDownload } from '../features/menu/components/menu-download.js';
import { MenuJumps } from '../features/menu/components/menu-jumps.js';
import { PrintButton } from '../features/menu/components/print-button.js';
import { menuWords } from '../features/menu/menu-words.js';
import { HeadPicture } from '../pictures/head-picture.js';
import { usePageTitle } from '../shell/use-page-title.js';

const WholeMenu = lazyWithRetry(async () => (await import('../features/menu/components/whole-menu.js')).WholeMenu);

export function MenuPage() {
  usePageTitle(pageTitles.menu);
  const { menuEmbed } = venue.links;
  const embeds = menuEmbed && matchMedia('(min-width: 48rem)').matches;

  return (
    <>
      <MenuHead />
      {!embeds && <MenuJumps />}
      <div className="page-width flex flex-col gap-8 py-12 sm:py-16">
        {embeds ? (
          <DesignedMenu address={menuEmbed}>
            <WholeMenuToCome />
          </DesignedMenu>
        ) : (
          <WholeMenuToCome />
        )}
        <div className="not-in-print text-center">
          <PrintButton />
        </div>
      </div>
    </>
  );
}

/** The head of the page is shown before the menu is loaded. */
function WholeMenuToCome() {
  return (
    <Suspense fallback={<Waiting tall>{menuWords.drinks.loading}</Waiting>}>
      <WholeMenu />
    </Suspense>
  );
}

/** The head of the page, also prerendered. */
export function MenuHead() {
  return (
    <PageHero title="Drinks, and what goes with them" view={<HeadPicture picture={headPictures.menu} />}>
      <p className="mt-4 max-w-prose text-lead text-sand">
        Read it here, or take it along. The kitchen shuts when the last of you stops looking hungry.
      </p>
      <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
        <MenuDownload part="food" look="loud" />
        <MenuDownload part="drinks" look="gilded" />
      </div>
    </PageHero>
  );
}
