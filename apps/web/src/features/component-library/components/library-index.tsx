import type { Entry } from '../catalogue/entry.js';

/** Links to all components, where there is room. */
export function LibraryIndex({ entries }: { entries: readonly Entry[] }) {
  return (
    <nav aria-label="Components" className="max-lg:hidden">
      <ul className="sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto border-l border-sand py-1">
        {entries.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px block border-l-2 border-transparent py-1 pl-4 text-sm text-muted hover:border-brass-dark hover:text-stout focus-visible:-outline-offset-2"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
