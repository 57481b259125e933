import { type LibraryPhoto, photosNamed } from './library-photos.js';

const librarySorts = ['newest', 'oldest', 'name'] as const;
export type LibrarySort = (typeof librarySorts)[number];

const libraryViews = ['grid', 'list'] as const;
export type LibraryView = (typeof libraryViews)[number];

/** What the library shows, and how. */
export interface LibraryChoice {
  search: string;
  sort: LibrarySort;
  view: LibraryView;
}

/** Reads the choice from the address; missing or invalid values become the defaults. */
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

/**
 * The photos whose name matches the search, in the chosen order. By date, photos of the pub, which have none, come
 * after the uploads.
 *
 * @param photos the uploads newest first, as the server lists them; that order decides where dates do not
 */
export function chosenPhotos(photos: readonly LibraryPhoto[], { search, sort }: LibraryChoice): LibraryPhoto[] {
  const found = photosNamed(photos, search);
  if (sort === 'name') return found.sort((a, b) => byName.compare(a.name, b.name));
  const uploads = found.filter(({ ofTheHouse }) => !ofTheHouse).sort(newestFirst);
  return [...(sort === 'oldest' ? uploads.reverse() : uploads), ...found.filter(({ ofTheHouse }) => ofTheHouse)];
}

const byName = new Intl.Collator('en', { numeric: true });

function newestFirst(a: LibraryPhoto, b: LibraryPhoto): number {
  return (b.uploadedAt ?? '').localeCompare(a.uploadedAt ?? '');
}
