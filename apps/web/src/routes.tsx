import { pages } from '@rover/contracts/pages';
import { lazyWithRetry } from '@rover/ui/lazy-with-retry';
import type { ComponentType } from 'react';
import { matchPath, type Params, Route, Routes } from 'react-router-dom';
import { HomePage } from './pages/home-page.js';
import { Layout } from './shell/layout.js';

/** A page, perhaps with a function that prefetches its data. */
type PageComponent = ComponentType & { fetch?: (params: Params) => Promise<void> };

interface Page {
  /** Loads the page when it is rendered. */
  Lazy: ComponentType;
  /** Loads the page and its data before it is rendered. */
  prepare: (params: Params) => Promise<void>;
  /** Set once it is prepared. */
  Ready?: PageComponent;
}

/** All pages but the home page are loaded when they are opened. */
const pageOf: Record<keyof typeof pages, Page> = {
  home: { Lazy: HomePage, prepare: async () => undefined },
  about: page(async () => (await import('./pages/about-page.js')).AboutPage),
  reviews: page(async () => (await import('./pages/reviews-page.js')).ReviewsPage),
  press: page(async () => (await import('./pages/press-page.js')).PressPage),
  gringoGazette: page(async () => (await import('./pages/gringo-gazette-page.js')).GringoGazettePage),
  menu: page(async () => (await import('./pages/menu-page.js')).MenuPage),
  drinks: page(async () => (await import('./pages/drinks-page.js')).DrinksPage),
  food: page(async () => (await import('./pages/food-page.js')).FoodPage),
  delivery: page(async () => (await import('./pages/delivery-page.js')).DeliveryPage),
  vipPackages: page(async () => (await import('./pages/vip-packages-page.js')).VipPackagesPage),
  events: page(async () => (await import('./pages/events-page.js')).EventsPage),
  event: page(async () => (await import('./pages/event-page.js')).EventPage),
  login: page(async () => (await import('./pages/login-page.js')).LoginPage),
  verifyEmail: page(async () => (await import('./pages/verify-email-page.js')).VerifyEmailPage),
  resetPassword: page(async () => (await import('./pages/reset-password-page.js')).ResetPasswordPage),
  admin: page(async () => (await import('./pages/admin-page.js')).AdminPage),
  doorList: page(async () => (await import('./pages/door-list-page.js')).DoorListPage),
  componentLibrary: page(async () => (await import('./pages/component-library-page.js')).ComponentLibraryPage),
  cancelRsvp: page(async () => (await import('./pages/cancel-rsvp-page.js')).CancelRsvpPage),
};
const notFound = page(async () => (await import('./pages/not-found-page.js')).NotFoundPage);

/** All routes of the site. */
export function SiteRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {Object.entries(pageOf).map(([name, page]) => (
          <Route key={name} path={pages[name as keyof typeof pages]} element={<Shown page={page} />} />
        ))}
        <Route path="*" element={<Shown page={notFound} />} />
      </Route>
    </Routes>
  );
}

/** Loads the page of an address before the site is shown. */
export async function preparePage(address: string): Promise<void> {
  for (const name of Object.keys(pageOf) as (keyof typeof pages)[]) {
    const found = matchPath(pages[name], address);
    if (found) return pageOf[name].prepare(found.params);
  }
  await notFound.prepare({});
}

function page(load: () => Promise<PageComponent>): Page {
  const made: Page = {
    Lazy: lazyWithRetry(load),
    prepare: async (params) => {
      made.Ready = await load();
      await made.Ready.fetch?.(params);
    },
  };
  return made;
}

function Shown({ page: { Lazy, Ready = Lazy } }: { page: Page }) {
  return <Ready />;
}
