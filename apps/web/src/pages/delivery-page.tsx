import { PageHero } from '@rover/ui/page-hero';
import { deliveryFee } from '@rover/venue/delivery';
import { headPictures } from '@rover/venue/head-pictures';
import { priceWords } from '@rover/venue/menu/menu-price';
import { pageTitles } from '@rover/venue/page-titles';
import { venue } from '@rover/venue/venue';
import type { ReactNode } from 'react';
import { DeliveryMenu } from '../features/ordering/components/delivery-menu.js';
import { OpeningSign } from '../features/pub/components/opening-sign.js';
import { HeadPicture } from '../pictures/head-picture.js';
import { usePageTitle } from '../shell/use-page-title.js';

export function DeliveryPage() {
  usePageTitle(pageTitles.delivery);
  return (
    <>
      <DeliveryHead sign={<OpeningSign />} />
      <DeliveryMenu />
    </>
  );
}

/** The head of the page, also prerendered, then with a placeholder for the sign. */
export function DeliveryHead({ sign }: { sign: ReactNode }) {
  return (
    <PageHero over={sign} title="The pub comes to you" view={<HeadPicture picture={headPictures.delivery} />}>
      <p className="mt-4 max-w-prose text-lead text-sand">
        Choose here, send it by chat, and one of us walks over with it. {priceWords(deliveryFee)} to any door or deck in{' '}
        {venue.address.city}.
      </p>
    </PageHero>
  );
}
