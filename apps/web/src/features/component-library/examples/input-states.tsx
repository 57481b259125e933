import { Field, Input } from '@rover/ui/field';

export function InputStates() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Full Name" required>
        <Input autoComplete="name" placeholder="Maeve O’Malley" />
      </Field>
      <Field label="Email" hint="Your confirmation goes there.">
        <Input type="email" defaultValue="maeve@example.com" />
      </Field>
      <Field label="Phone" error="A number has digits in it.">
        <Input type="tel" defaultValue="ring me" />
      </Field>
      <Field label="Table" hint="Given by the house.">
        <Input disabled defaultValue="The snug" />
      </Field>
    </div>
  );
}
