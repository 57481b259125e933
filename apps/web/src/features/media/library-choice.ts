import { type LibraryPhoto, photosNamed } from './library-photos.js';

export const librarySorts = ['newest', 'oldest', 'name'] as const;
export type LibrarySort = (typeof librarySorts)[number];

export const libraryViews = ['grid', 'list'] as const;
export type LibraryView = (typeof libraryViews)[number];

/** What the library shows, and how. */
export interface LibraryChoice {
  search: string;
  sort: LibrarySort;
  view: LibraryView;
}

/** The choice in the address of the page; what is missing or senseless there is the default. */
export function readLibraryChoice(params: URLSearchParams): LibraryChoice {
  return {
    search: params.get('search') ?? '',
    sort: librarySorts.find((sort) => sort === params.get('sort')) ?? 'newest',
    view: libraryViews.find((view) => view === params.get('view')) ?? 'grid',
  };
}

/** Writes a choice into the address of the page; defaults are left out. */
export function writeLibraryChoice(params: URLSearchParams, choice: LibraryChoice): URLSearchParams {
  const defaults = readLibraryChoice(new URLSearchParams());
  const written = new URLSearchParams(params);
  for (const name of Object.keys(defaults) as (keyof LibraryChoice)[]) {
    if (choice[name] === defaults[name]) written.delete(name);
    else written.set(name, choice[name]);
  }
  return written;
}

/** The photos whose name has what is searched for, in any case of letters, in the chosen order. */
export function chosenPhotos(photos: readonly LibraryPhoto[], { search, sort }: LibraryChoice): LibraryPhoto[] {
  return photosNamed(photos, search).sort(orders[sort]);
}

const byName = new Intl.Collator('en', { numeric: true });

/** By date, the photos of the house, which have none, come after the uploads. */
const orders: Record<LibrarySort, (a: LibraryPhoto, b: LibraryPhoto) => number> = {
  newest: (a, b) => datedFirst(a, b) || earlierFirst(b, a),
  oldest: (a, b) => datedFirst(a, b) || earlierFirst(a, b),
  name: (a, b) => byName.compare(a.name, b.name),
};

/** Two that came in the same millisecond have an order too: what is the newest is never also the oldest. */
function earlierFirst(a: LibraryPhoto, b: LibraryPhoto): number {
  if (a.uploadedAt === null || b.uploadedAt === null) return 0;
  return a.uploadedAt.localeCompare(b.uploadedAt) || a.url.localeCompare(b.url);
}

function datedFirst(a: LibraryPhoto, b: LibraryPhoto): number {
  return Number(a.uploadedAt === null) - Number(b.uploadedAt === null);
}
