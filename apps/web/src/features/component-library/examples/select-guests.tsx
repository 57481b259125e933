import { Field, Select } from '@rover/ui/field';

export function SelectGuests() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Guests">
        <Select defaultValue="2">
          <option value="1">1 guest</option>
          <option value="2">2 guests</option>
          <option value="3">3 guests</option>
        </Select>
      </Field>
      <Field label="Event Location" error="The whole house is taken that night.">
        <Select defaultValue="venue">
          <option value="lounge">VIP Lounge</option>
          <option value="venue">Entire Venue</option>
        </Select>
      </Field>
    </div>
  );
}
