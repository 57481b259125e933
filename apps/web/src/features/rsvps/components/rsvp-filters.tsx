import { limits } from '@rover/contracts/limits';
import { bookingStatuses } from '@rover/contracts/rsvps';
import { Button } from '@rover/ui/button';
import { Field, Input, Select } from '@rover/ui/field';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { ArrowDownWideNarrow, ArrowUpNarrowWide, RefreshCw } from 'lucide-react';
import { useDebouncedSearch } from '../../../browser/use-debounced-search.js';
import { type RsvpChoice, sortedBy } from '../rsvp-choice.js';
import { refreshRsvps, rsvpsKey } from '../rsvp-query.js';
import { rsvpSortNames, statusNames } from '../rsvp-words.js';

interface RsvpFiltersProps {
  choice: RsvpChoice;
  onChoice: (choice: RsvpChoice) => void;
}

export function RsvpFilters({ choice, onChoice }: RsvpFiltersProps) {
  const client = useQueryClient();
  const fetching = useIsFetching({ queryKey: rsvpsKey }) > 0;
  const ascending = choice.order === 'asc';
  const [search, setSearch] = useDebouncedSearch(choice.search, (text) =>
    onChoice({ ...choice, search: text, page: 1 }),
  );
  return (
    <search className="grid grid-cols-2 items-end gap-4 lg:grid-cols-[1fr_12rem_12rem_auto]">
      <Field label="Search" className="max-lg:col-span-2">
        <Input
          type="search"
          placeholder="Name, email, event..."
          maxLength={limits.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </Field>
      <Field label="Status">
        <Select
          value={choice.status}
          onChange={(event) => onChoice({ ...choice, page: 1, status: event.target.value as RsvpChoice['status'] })}
        >
          <option value="all">All</option>
          {bookingStatuses.map((status) => (
            <option key={status} value={status}>
              {statusNames[status]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Sort by">
        <Select
          value={choice.sort}
          onChange={(event) => onChoice(sortedBy(choice, event.target.value as RsvpChoice['sort']))}
        >
          {rsvpSortNames.map(([field, name]) => (
            <option key={field} value={field}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <div className="flex gap-3">
        <Button
          look="quiet"
          size="icon"
          aria-label={ascending ? 'Ascending; change to descending' : 'Descending; change to ascending'}
          onClick={() => onChoice(sortedBy(choice, choice.sort))}
        >
          {ascending ? (
            <ArrowUpNarrowWide aria-hidden className="size-5" />
          ) : (
            <ArrowDownWideNarrow aria-hidden className="size-5" />
          )}
        </Button>
        <Button look="quiet" busy={fetching} onClick={() => refreshRsvps(client)}>
          {!fetching && <RefreshCw aria-hidden className="size-4" />}
          Refresh
        </Button>
      </div>
    </search>
  );
}
