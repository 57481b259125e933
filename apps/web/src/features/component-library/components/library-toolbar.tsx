import { Field, Input } from '@rover/ui/field';
import { Segmented } from '@rover/ui/segmented';
import { Code, Eye } from 'lucide-react';
import { useDebouncedSearch } from '../../../browser/use-debounced-search.js';
import { categories } from '../catalogue/entry.js';
import type { CatalogueChoice, View } from '../use-catalogue-choice.js';

const everything = 'All';
const categoryOptions = [everything, ...categories].map((name) => ({ value: name, label: name }));

const viewOptions = [
  { value: 'preview', label: <ViewName icon={Eye} name="Preview" /> },
  { value: 'code', label: <ViewName icon={Code} name="Code View" /> },
] as const;

interface LibraryToolbarProps {
  choice: CatalogueChoice;
  onChange: (change: Partial<CatalogueChoice>) => void;
}

export function LibraryToolbar({ choice, onChange }: LibraryToolbarProps) {
  const [words, setWords] = useDebouncedSearch(choice.words, (text) => onChange({ words: text }));
  return (
    <search className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-4">
        <Field label="Search" className="min-w-0 flex-1 basis-56">
          <Input
            type="search"
            placeholder="Button, dialog, date..."
            maxLength={60}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
        <Segmented<View>
          label="How components are shown"
          options={viewOptions}
          value={choice.view}
          onValueChange={(view) => onChange({ view })}
        />
      </div>
      <Segmented
        label="Category"
        className="self-start"
        options={categoryOptions}
        value={choice.category ?? everything}
        onValueChange={(name) => onChange({ category: categories.find((category) => category === name) ?? null })}
      />
    </search>
  );
}

function ViewName({ icon: Icon, name }: { icon: typeof Eye; name: string }) {
  return (
    <>
      <Icon aria-hidden className="size-4" />
      {name}
    </>
  );
}
