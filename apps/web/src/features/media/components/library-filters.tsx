import { limits } from '@rover/contracts/limits';
import { Field, Input, Select } from '@rover/ui/field';
import { Segmented } from '@rover/ui/segmented';
import { LayoutGrid, List } from 'lucide-react';
import { type LibraryChoice, type LibrarySort, librarySorts } from '../library-choice.js';

const sortNames: Record<LibrarySort, string> = { newest: 'Newest First', oldest: 'Oldest First', name: 'Name A-Z' };

interface LibraryFiltersProps {
  choice: LibraryChoice;
  onChoice: (choice: LibraryChoice) => void;
}

export function LibraryFilters({ choice, onChoice }: LibraryFiltersProps) {
  return (
    <search className="grid grid-cols-2 items-end gap-4 sm:grid-cols-[1fr_12rem_auto]">
      <Field label="Search" className="max-sm:col-span-2">
        <Input
          type="search"
          placeholder="File name..."
          maxLength={limits.search}
          value={choice.search}
          onChange={({ target }) => onChoice({ ...choice, search: target.value })}
        />
      </Field>
      <Field label="Sort by">
        <Select
          value={choice.sort}
          onChange={({ target }) => onChoice({ ...choice, sort: target.value as LibrarySort })}
        >
          {librarySorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortNames[sort]}
            </option>
          ))}
        </Select>
      </Field>
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
