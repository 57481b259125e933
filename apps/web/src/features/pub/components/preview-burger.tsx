import type { Burger } from '@rover/venue/menu/menu-item';
import { priceWords } from '@rover/venue/menu/menu-price';
import type { Picture } from '@rover/venue/picture';
import { clsx } from 'clsx';
import { ResponsivePicture } from '../../../pictures/responsive-picture.js';

interface PreviewBurgerProps {
  burger: Burger;
  picture: Picture | undefined;
  /** The large one. */
  big: boolean;
}

/** A burger on the home page: what it looks like, what it is called, what is in it, what it costs. */
export function PreviewBurger({ burger: { name, description, price }, picture, big }: PreviewBurgerProps) {
  return (
    <li
      className={clsx(
        'grid gap-x-4 gap-y-4',
        big
          ? 'lg:col-span-2 lg:row-span-2 lg:grid-rows-[1fr_auto]'
          : 'grid-cols-[min(7.5rem,36%)_1fr] items-start sm:grid-cols-[11rem_1fr] lg:grid-cols-1 lg:content-start',
      )}
    >
      {picture && (
        <div
          className={clsx(
            'relative overflow-hidden rounded border border-brass/60',
            big ? 'aspect-4/3 lg:aspect-auto' : 'aspect-square sm:aspect-4/3',
          )}
        >
          <ResponsivePicture
            alt=""
            picture={picture}
            sizes={big ? '(min-width: 64rem) 42rem, 100vw' : '(min-width: 64rem) 17rem, 11rem'}
            className="absolute inset-0 size-full object-cover"
          />
        </div>
      )}
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className={clsx('min-w-0 wrap-anywhere text-brass', big ? 'text-h2' : 'text-h3')}>{name}</h3>
          <span className="whitespace-nowrap font-semibold tabular-nums">{priceWords(price)}</span>
        </div>
        <p className={clsx('mt-1 max-w-prose text-sand', big && 'text-lead')}>{description}</p>
      </div>
    </li>
  );
}
