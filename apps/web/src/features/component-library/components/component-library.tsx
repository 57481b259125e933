import { NothingFound } from '@rover/ui/nothing-found';
import { pluralize } from '@rover/venue/pluralize';
import { findEntries } from '../catalogue/catalogue.js';
import { useCatalogueChoice } from '../use-catalogue-choice.js';
import { LibraryEntry } from './library-entry.js';
import { LibraryIndex } from './library-index.js';
import { LibraryToolbar } from './library-toolbar.js';

/** The components of the pub, shown and explained by themselves. */
export function ComponentLibrary() {
  const [choice, change] = useCatalogueChoice();
  const entries = findEntries(choice.category, choice.words);

  return (
    <div className="grid gap-x-12 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <LibraryIndex entries={entries} />
      <div className="flex min-w-0 flex-col gap-8">
        <LibraryToolbar choice={choice} onChange={change} />
        <p role="status" className="text-muted tabular-nums">
          {pluralize(entries.length, 'component')}
        </p>
        {entries.length === 0 && (
          <NothingFound
            title="No components found matching your search."
            onClear={() => change({ words: '', category: null })}
          />
        )}
        {entries.map((entry) => (
          <LibraryEntry key={entry.id} entry={entry} view={choice.view} />
        ))}
      </div>
    </div>
  );
}
