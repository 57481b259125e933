import { pages } from '@rover/contracts/pages';
import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HomePage } from './pages/home-page.js';
import { Layout } from './shell/layout.js';

/** What stands behind the front door is fetched when it is opened. */
const pageOf: Record<keyof typeof pages, ComponentType> = {
  home: HomePage,
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
const NotFoundPage = page(async () => (await import('./pages/not-found-page.js')).NotFoundPage);

/** Every address of the site. */
export function SiteRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {Object.entries(pageOf).map(([name, Page]) => (
          <Route key={name} path={pages[name as keyof typeof pages]} element={<Page />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

function page(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }));
}
