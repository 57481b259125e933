import { Button } from '@rover/ui/button';
import { ArrowDownWideNarrow, ArrowUpNarrowWide, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDebouncedSearch } from '../../../browser/use-debounced-search.js';
import { sortedBy } from '../desk-choice.js';
import type { DeskChoice, DeskConfig, Filter } from '../desk-config.js';
import { ChoiceField } from './choice-field.js';
import { SearchField } from './search-field.js';

interface DeskFiltersProps<Field extends string, Filters extends Record<string, string>> {
  config: DeskConfig<Field, Filters>;
  choice: DeskChoice<Field, Filters>;
  onChoice: (choice: DeskChoice<Field, Filters>) => void;
  fetching: boolean;
  onRefresh: () => void;
  /** What more can be done with the list, given what is typed into its search by now. */
  children: (search: string) => ReactNode;
}

/** Search, filters, order and refresh of a list. */
export function DeskFilters<Field extends string, Filters extends Record<string, string>>(
  props: DeskFiltersProps<Field, Filters>,
) {
  const { config, choice, onChoice, fetching, onRefresh, children } = props;
  const ascending = choice.order === 'asc';
  const Arrow = ascending ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  const [search, setSearch] = useDebouncedSearch(choice.search, (text) =>
    onChoice({ ...choice, search: text, page: 1 }),
  );
  const filterBy = (name: string, value: string) =>
    onChoice({ ...choice, filters: { ...choice.filters, [name]: value }, page: 1 });
  return (
    <search className="flex flex-wrap items-end gap-4">
      <SearchField placeholder={config.searchHint} value={search} onChange={setSearch} className="grow basis-64" />
      {Object.entries<Filter<string>>(config.filters).map(([name, { label, options }]) => (
        <div key={name} className="grow basis-36 sm:max-w-48">
          <ChoiceField
            label={label}
            options={options}
            value={choice.filters[name] ?? ''}
            onChoice={(value) => filterBy(name, value)}
          />
        </div>
      ))}
      <div className="flex grow basis-52 items-end gap-2 sm:max-w-60">
        <div className="grow">
          <ChoiceField
            label="Sort by"
            options={config.sorts.map(({ field, name }) => [field, name])}
            value={choice.sort}
            onChoice={(field) => onChoice(sortedBy(config, choice, field))}
          />
        </div>
        <Button
          look="quiet"
          size="icon"
          aria-label={ascending ? 'Ascending; change to descending' : 'Descending; change to ascending'}
          onClick={() => onChoice(sortedBy(config, choice, choice.sort))}
        >
          <Arrow aria-hidden className="size-5" />
        </Button>
      </div>
      <Button look="quiet" busy={fetching} onClick={onRefresh} className="max-sm:grow max-sm:px-4">
        {!fetching && <RefreshCw aria-hidden className="size-4" />}
        Refresh
      </Button>
      {children(search)}
    </search>
  );
}
