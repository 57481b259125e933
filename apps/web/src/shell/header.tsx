import { pages } from '@rover/contracts/pages';
import { Button } from '@rover/ui/button';
import { Wordmark } from '@rover/ui/wordmark';
import { venue } from '@rover/venue/venue';
import { wordmark } from '@rover/venue/wordmark';
import { clsx } from 'clsx';
import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { prehydrationButton } from '../browser/prehydration-button.js';
import { Navigation } from './navigation.js';

/** The header. @param asleep prerendered: the menu's button is marked as not working yet */
export function Header({ asleep }: { asleep?: boolean | undefined }) {
  const { key } = useLocation();
  /** The key of the history entry at which the menu was opened: it closes after any navigation. */
  const [openAt, setOpenAt] = useState('');
  const open = openAt === key;
  if (openAt && !open) setOpenAt('');
  const toggle = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpenAt('');
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      // On another page the keyboard starts at the top again.
      if (menu.current?.contains(document.activeElement)) toggle.current?.focus({ preventScroll: true });
    };
  }, [open]);

  return (
    <header className="painted relative z-30 print:hidden">
      <div className="page-width flex min-h-18 flex-wrap items-center justify-between gap-x-4 py-3 lg:gap-x-8">
        <Link
          to={pages.home}
          className="inline-flex min-h-11 max-w-[calc(100%-3.75rem)] items-center rounded-sm text-brass"
        >
          <Wordmark mark={wordmark} title={`${venue.name}, home`} className="h-8 w-auto max-w-full sm:h-9" />
        </Link>
        <Button
          ref={toggle}
          look="gilded"
          size="icon"
          aria-expanded={open}
          aria-controls="navigation"
          aria-label={open ? 'Close menu' : 'Open menu'}
          className="lg:hidden"
          onClick={() => setOpenAt(open ? '' : key)}
          {...(asleep && prehydrationButton)}
        >
          {open ? <X aria-hidden className="size-5" /> : <Menu aria-hidden className="size-5" />}
        </Button>
        <div ref={menu} id="navigation" className={clsx('w-full lg:block lg:w-auto', !open && 'hidden')}>
          <Navigation />
        </div>
      </div>
      <div className="double-rule" />
    </header>
  );
}
