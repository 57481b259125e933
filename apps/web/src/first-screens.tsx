import { eventPlaceholder, eventScreenFile } from '@rover/contracts/event-screen';
import { firstScreenFile, pages } from '@rover/contracts/pages';
import { BottomCard } from '@rover/ui/bottom-card';
import { Button } from '@rover/ui/button';
import { Waiting } from '@rover/ui/spinner';
import { eventPictureSizes } from '@rover/venue/head-pictures';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { EventHero, eventPictureLook } from './features/events/components/event-hero.js';
import { OpeningSignPlace } from './features/pub/components/opening-sign.js';
import { Welcome } from './features/pub/components/welcome.js';
import { AboutHead } from './pages/about-page.js';
import { DeliveryHead } from './pages/delivery-page.js';
import { DrinksHead } from './pages/drinks-page.js';
import { EventsHead } from './pages/events-page.js';
import { FoodHead } from './pages/food-page.js';
import { GringoGazetteHead } from './pages/gringo-gazette-page.js';
import { MenuHead } from './pages/menu-page.js';
import { PressHead } from './pages/press-page.js';
import { ReviewsHead } from './pages/reviews-page.js';
import { VipPackagesHead } from './pages/vip-packages-page.js';
import { Frame } from './shell/frame.js';

const waitingForEvent = <Waiting tall>Loading event details...</Waiting>;

/** The heads of pages that look alike for every guest at any time, by the address of the page. */
const heads: Record<string, ReactNode> = {
  [pages.home]: <Welcome sign={<OpeningSignPlace />} />,
  [pages.about]: <AboutHead />,
  [pages.reviews]: <ReviewsHead />,
  [pages.press]: <PressHead />,
  [pages.gringoGazette]: <GringoGazetteHead />,
  [pages.menu]: <MenuHead />,
  [pages.drinks]: <DrinksHead />,
  [pages.food]: <FoodHead />,
  [pages.delivery]: <DeliveryHead sign={<OpeningSignPlace />} />,
  [pages.vipPackages]: <VipPackagesHead />,
  [pages.events]: <EventsHead />,
  [pages.event]: waitingForEvent,
};

/** The prerendered first screens as HTML, by the name of their file. */
export function firstScreens(): Map<string, string> {
  const screens = Object.entries(heads).map(
    ([address, head]) => [firstScreenFile(address), htmlOf(address, head)] as const,
  );
  return new Map([...screens, [eventScreenFile, htmlOf(pages.event, <KnownEvent />)]]);
}

/** A notice for pages without a first screen, shown while the page is empty for long. */
export function overdue(): string {
  return renderToStaticMarkup(<Overdue what="This page" />);
}

function htmlOf(address: string, head: ReactNode): string {
  return renderToStaticMarkup(
    <StaticRouter location={address}>
      <Frame asleep foot={<Overdue what="A part of this page" />}>
        {head}
      </Frame>
    </StaticRouter>,
  );
}

/**
 * Covers the broken-image icon of an image that fails before a script can replace it: browsers render `::after` only on
 * an image that failed.
 */
const emptyWhereMissing = 'relative after:absolute after:inset-0 after:bg-green';

/** The first screen of an event, with placeholders that the server fills. */
function KnownEvent() {
  const picture = (
    <picture className="contents [&>source]:hidden">
      <source type="image/avif" srcSet={eventPlaceholder('avif')} sizes={eventPictureSizes} />
      <source type="image/webp" srcSet={eventPlaceholder('webp')} sizes={eventPictureSizes} />
      <img
        src={eventPlaceholder('image')}
        srcSet={eventPlaceholder('photo')}
        sizes={eventPictureSizes}
        alt=""
        fetchPriority="high"
        decoding="sync"
        style={{ backgroundColor: eventPlaceholder('colour') }}
        className={clsx(eventPictureLook, emptyWhereMissing)}
      />
    </picture>
  );
  return (
    <>
      <EventHero event={{ title: eventPlaceholder('title'), price: eventPlaceholder('price') }} picture={picture} />
      {waitingForEvent}
    </>
  );
}

/** Shown when the scripts do not load, as over a bad connection. CSS alone makes it appear. */
function Overdue({ what }: { what: string }) {
  return (
    <BottomCard role="status" style={{ animation: 'overdue 0s 20s both' }} className="overdue px-4 py-3">
      <p className="mb-3">{`${what} is long in coming.`}</p>
      <Button asChild look="quiet" size="small">
        {/* biome-ignore lint/a11y/useValidAnchor: the page that it stands on, which may be any event's */}
        <a href="">Reload Page</a>
      </Button>
    </BottomCard>
  );
}
