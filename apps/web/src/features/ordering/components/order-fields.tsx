import { Field, Input, Textarea } from '@rover/ui/field';
import { useFormContext } from 'react-hook-form';
import { filled } from '../../../forms/field-rules.js';
import { orderLimits } from '../order-choice.js';
import { rememberDetails } from '../order-details.js';
import type { OrderDetails } from '../order-text.js';

/** Who orders, and where to. The browser remembers it while it is typed. */
export function OrderFields() {
  const { register, formState, getValues } = useFormContext<OrderDetails>();
  const { errors } = formState;
  const kept = (name: keyof OrderDetails) => ({
    onChange: () => rememberDetails({ [name]: getValues(name) }),
  });
  return (
    <div className="flex flex-col gap-5">
      <Field label="Name" required error={errors.name?.message}>
        <Input
          autoComplete="name"
          maxLength={orderLimits.name}
          className="aria-invalid:animate-ask"
          {...register('name', { ...kept('name'), validate: filled('Who is it for?') })}
        />
      </Field>
      <Field label="Email" required error={errors.email?.message}>
        <Input
          type="email"
          autoComplete="email"
          maxLength={orderLimits.email}
          className="aria-invalid:animate-ask"
          {...register('email', {
            ...kept('email'),
            validate: (email) => email.includes('@') || 'An address with an @ in it',
          })}
        />
      </Field>
      <Field label="Delivery Address" required hint="Hotel and room, boat and dock, or a corner and a colour.">
        <Textarea
          rows={2}
          autoComplete="street-address"
          maxLength={orderLimits.address}
          {...register('address', kept('address'))}
        />
      </Field>
    </div>
  );
}
