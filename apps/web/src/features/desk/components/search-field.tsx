import { limits } from '@rover/contracts/limits';
import { Field, Input } from '@rover/ui/field';

interface SearchFieldProps {
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  className?: string;
}

/** A search field. */
export function SearchField({ placeholder, value, onChange, className }: SearchFieldProps) {
  return (
    <Field label="Search" {...(className && { className })}>
      <Input
        type="search"
        placeholder={placeholder}
        maxLength={limits.search}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
