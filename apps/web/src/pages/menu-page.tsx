import { PageHero } from '@rover/ui/page-hero';
import { venue } from '@rover/venue/venue';
import { DesignedMenu } from '../features/menu/components/designed-menu.js';
import { HouseMenu } from '../features/menu/components/house-menu.js';
import { MenuDownload } from '../features/menu/components/menu-download.js';
import { MenuJumps } from '../features/menu/components/menu-jumps.js';
import { PrintButton } from '../features/menu/components/print-button.js';
import { usePageTitle } from '../shell/use-page-title.js';

export function MenuPage() {
  usePageTitle('Menu');
  const { menuEmbed } = venue.links;
  const embeds = menuEmbed && matchMedia('(min-width: 48rem)').matches;

  return (
    <>
      <PageHero title="Drinks, and what goes with them">
        <p className="mt-4 max-w-prose text-lead text-sand">
          Read it here, or take it along. The kitchen shuts when the last of you stops looking hungry.
        </p>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
          <MenuDownload part="food" look="loud" />
          <MenuDownload part="drinks" look="gilded" />
        </div>
      </PageHero>
      {!embeds && <MenuJumps />}
      <div className="page-width flex flex-col gap-8 py-12 sm:py-16">
        {embeds ? (
          <DesignedMenu address={menuEmbed}>
            <HouseMenu />
          </DesignedMenu>
        ) : (
          <HouseMenu />
        )}
        <div className="not-in-print text-center">
          <PrintButton />
        </div>
      </div>
    </>
  );
}
