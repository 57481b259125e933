import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { served } from './http/served.js';
import { HomePage } from './pages/home-page.js';
import { Layout } from './shell/layout.js';

const AboutPage = lazy(async () => ({ default: (await import('./pages/about-page.js')).AboutPage }));
const AdminPage = served(async () => (await import('./pages/admin-page.js')).AdminPage);
const CancelRsvpPage = served(async () => (await import('./pages/cancel-rsvp-page.js')).CancelRsvpPage);
const DrinksPage = served(async () => (await import('./pages/drinks-page.js')).DrinksPage);
const ComponentLibraryPage = lazy(async () => ({
  default: (await import('./pages/component-library-page.js')).ComponentLibraryPage,
}));
const EventPage = served(async () => (await import('./pages/event-page.js')).EventPage);
const EventsPage = served(async () => (await import('./pages/events-page.js')).EventsPage);
const FoodPage = served(async () => (await import('./pages/food-page.js')).FoodPage);
const LoginPage = lazy(async () => ({ default: (await import('./pages/login-page.js')).LoginPage }));
const MenuPage = served(async () => (await import('./pages/menu-page.js')).MenuPage);
const GringoGazettePage = lazy(async () => ({
  default: (await import('./pages/gringo-gazette-page.js')).GringoGazettePage,
}));
const PressPage = lazy(async () => ({ default: (await import('./pages/press-page.js')).PressPage }));
const ReviewsPage = lazy(async () => ({ default: (await import('./pages/reviews-page.js')).ReviewsPage }));
const NotFoundPage = lazy(async () => ({ default: (await import('./pages/not-found-page.js')).NotFoundPage }));

/** Every address of the site. What stands behind the front door is fetched when it is opened. */
export function SiteRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route index element={<HomePage />} />
        <Route path="menu" element={<MenuPage />} />
        <Route path="drinks" element={<DrinksPage />} />
        <Route path="food" element={<FoodPage />} />
        <Route path="about" element={<AboutPage />} />
        <Route path="reviews" element={<ReviewsPage />} />
        <Route path="press" element={<PressPage />} />
        <Route path="press/gringo-gazette" element={<GringoGazettePage />} />
        <Route path="events" element={<EventsPage />} />
        <Route path="events/:eventSlug" element={<EventPage />} />
        <Route path="login" element={<LoginPage />} />
        <Route path="rsvp/cancel" element={<CancelRsvpPage />} />
        <Route path="admin" element={<AdminPage />} />
        <Route path="component-library" element={<ComponentLibraryPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
