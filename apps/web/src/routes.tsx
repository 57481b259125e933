import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HomePage } from './pages/home-page.js';
import { Layout } from './shell/layout.js';

const AboutPage = page(async () => (await import('./pages/about-page.js')).AboutPage);
const AdminPage = page(async () => (await import('./pages/admin-page.js')).AdminPage);
const CancelRsvpPage = page(async () => (await import('./pages/cancel-rsvp-page.js')).CancelRsvpPage);
const DeliveryPage = page(async () => (await import('./pages/delivery-page.js')).DeliveryPage);
const DoorListPage = page(async () => (await import('./pages/door-list-page.js')).DoorListPage);
const DrinksPage = page(async () => (await import('./pages/drinks-page.js')).DrinksPage);
const ComponentLibraryPage = page(async () => (await import('./pages/component-library-page.js')).ComponentLibraryPage);
const EventPage = page(async () => (await import('./pages/event-page.js')).EventPage);
const EventsPage = page(async () => (await import('./pages/events-page.js')).EventsPage);
const FoodPage = page(async () => (await import('./pages/food-page.js')).FoodPage);
const LoginPage = page(async () => (await import('./pages/login-page.js')).LoginPage);
const MenuPage = page(async () => (await import('./pages/menu-page.js')).MenuPage);
const GringoGazettePage = page(async () => (await import('./pages/gringo-gazette-page.js')).GringoGazettePage);
const PressPage = page(async () => (await import('./pages/press-page.js')).PressPage);
const ResetPasswordPage = page(async () => (await import('./pages/reset-password-page.js')).ResetPasswordPage);
const ReviewsPage = page(async () => (await import('./pages/reviews-page.js')).ReviewsPage);
const VerifyEmailPage = page(async () => (await import('./pages/verify-email-page.js')).VerifyEmailPage);
const VipPackagesPage = page(async () => (await import('./pages/vip-packages-page.js')).VipPackagesPage);
const NotFoundPage = page(async () => (await import('./pages/not-found-page.js')).NotFoundPage);

/** Every address of the site. What stands behind the front door is fetched when it is opened. */
export function SiteRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route index element={<HomePage />} />
        <Route path="menu" element={<MenuPage />} />
        <Route path="drinks" element={<DrinksPage />} />
        <Route path="food" element={<FoodPage />} />
        <Route path="delivery" element={<DeliveryPage />} />
        <Route path="vip-packages" element={<VipPackagesPage />} />
        <Route path="about" element={<AboutPage />} />
        <Route path="reviews" element={<ReviewsPage />} />
        <Route path="press" element={<PressPage />} />
        <Route path="press/gringo-gazette" element={<GringoGazettePage />} />
        <Route path="events" element={<EventsPage />} />
        <Route path="events/:eventSlug" element={<EventPage />} />
        <Route path="login" element={<LoginPage />} />
        <Route path="verify-email" element={<VerifyEmailPage />} />
        <Route path="reset-password" element={<ResetPasswordPage />} />
        <Route path="rsvp/cancel" element={<CancelRsvpPage />} />
        <Route path="admin" element={<AdminPage />} />
        <Route path="admin/door-list/:eventId" element={<DoorListPage />} />
        <Route path="component-library" element={<ComponentLibraryPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

function page(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }));
}
