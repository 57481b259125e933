import { pages } from '@rover/contracts/pages';
import { focusPage } from '@rover/ui/focus-page';
import { clsx } from 'clsx';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, matchPath, useLocation, useNavigate } from 'react-router-dom';
import { useAdminMode } from '../features/session/admin-mode.js';
import { endSession } from '../features/session/session-store.js';
import { useSession } from '../features/session/use-session.js';

const row =
  'flex min-h-11 items-center gap-2 border-b-2 px-1 font-semibold transition-colors duration-150 hover:text-brass max-lg:w-full';
const elsewhere = 'border-transparent text-cream';

/** Where a guest can go. */
export function Navigation() {
  const session = useSession();
  const adminMode = useAdminMode();
  const navigate = useNavigate();

  const logOut = () => {
    endSession();
    navigate(pages.home);
    focusPage();
  };

  return (
    <nav aria-label="Main" className="flex flex-col py-2 lg:flex-row lg:items-center lg:gap-4 xl:gap-6 lg:py-0">
      <Place to={pages.menu} or={pages.drinks}>
        Drinks
      </Place>
      <Place to={pages.food}>Food</Place>
      <Place to={pages.delivery}>Delivery</Place>
      <Place to={pages.vipPackages}>VIP Packages</Place>
      <Place to={pages.events}>Events</Place>
      {adminMode && <Place to={pages.admin}>Admin Mode</Place>}
      {session ? (
        <button type="button" data-leaves onClick={logOut} className={clsx(row, elsewhere)}>
          Logout
          <LogOut aria-hidden className="size-4" />
        </button>
      ) : (
        <Place to={pages.login}>Login</Place>
      )}
    </nav>
  );
}

interface PlaceProps {
  to: string;
  /** Another page that belongs to it. */
  or?: string;
  children: ReactNode;
}

function Place({ to, or = to, children }: PlaceProps) {
  const { pathname } = useLocation();
  const isHere = [to, or].some((path) => matchPath({ path, end: false }, pathname));
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className={clsx(row, isHere ? 'border-brass text-brass' : elsewhere)}
    >
      {children}
    </Link>
  );
}
