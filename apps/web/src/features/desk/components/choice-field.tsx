import { Field, Select } from '@rover/ui/field';

interface ChoiceFieldProps<Value extends string> {
  label: string;
  options: readonly (readonly [value: Value, name: string])[];
  value: Value;
  onChoice: (value: Value) => void;
}

/** One of a few, from a list that opens. */
export function ChoiceField<Value extends string>({ label, options, value, onChoice }: ChoiceFieldProps<Value>) {
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onChoice(target.value as Value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
