import { Input } from '@rover/ui/field';
import { Search } from 'lucide-react';

interface EventSearchProps {
  value: string;
  onChange: (value: string) => void;
}

/** Finds as one types. */
export function EventSearch({ value, onChange }: EventSearchProps) {
  return (
    <search className="relative block min-w-0 max-w-xl grow basis-72">
      <Search aria-hidden className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-5 text-muted" />
      <Input
        type="search"
        aria-label="Search events"
        placeholder="Search events..."
        autoComplete="off"
        className="min-h-13 pl-11 text-lg"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </search>
  );
}
