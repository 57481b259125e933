import { Segmented } from '@rover/ui/segmented';
import { LayoutGrid, List } from 'lucide-react';
import { useDebouncedSearch } from '../../../browser/use-debounced-search.js';
import { ChoiceField } from '../../desk/components/choice-field.js';
import { SearchField } from '../../desk/components/search-field.js';
import type { LibraryChoice, LibrarySort } from '../library-choice.js';

const sorts: readonly (readonly [LibrarySort, string])[] = [
  ['newest', 'Newest First'],
  ['oldest', 'Oldest First'],
  ['name', 'Name A-Z'],
];

interface LibraryFiltersProps {
  choice: LibraryChoice;
  onChoice: (choice: LibraryChoice) => void;
}

export function LibraryFilters({ choice, onChoice }: LibraryFiltersProps) {
  const [search, setSearch] = useDebouncedSearch(choice.search, (text) => onChoice({ ...choice, search: text }));
  return (
    <search className="grid items-end gap-4 sm:grid-cols-[1fr_12rem_auto]">
      <SearchField placeholder="File name..." value={search} onChange={setSearch} />
      <ChoiceField
        label="Sort by"
        options={sorts}
        value={choice.sort}
        onChoice={(sort) => onChoice({ ...choice, sort })}
      />
      <Segmented
        label="View"
        value={choice.view}
        onValueChange={(view) => onChoice({ ...choice, view })}
        options={[
          {
            value: 'grid',
            label: (
              <>
                <LayoutGrid aria-hidden className="size-4" /> Grid
              </>
            ),
          },
          {
            value: 'list',
            label: (
              <>
                <List aria-hidden className="size-4" /> List
              </>
            ),
          },
        ]}
      />
    </search>
  );
}
