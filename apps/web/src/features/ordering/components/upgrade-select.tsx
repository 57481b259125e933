import { Field, Select } from '@rover/ui/field';
import type { Upgrade } from '@rover/venue/menu/menu-item';
import { priceWords } from '@rover/venue/menu/menu-price';

interface UpgradeSelectProps {
  label: string;
  upgrades: readonly Upgrade[];
  /** The label of the option without an upgrade. */
  none: string;
  /** The name of an upgrade; '' for none. */
  value: string;
  onChange: (name: string) => void;
}

/** One of the things that can be had with a burger, with what it costs. */
export function UpgradeSelect({ label, upgrades, none, value, onChange }: UpgradeSelectProps) {
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{none}</option>
        {upgrades.map(({ name, price }) => (
          <option key={name} value={name}>
            {`${name} +${priceWords(price)}`}
          </option>
        ))}
      </Select>
    </Field>
  );
}
