import type { ErrorCode } from '@rover/contracts/errors';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { refusal } from '../http/call-error.js';

/** Shows the server's messages at the fields it refused, and focuses the first of them. */
export function markRefused<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): void {
  const asked = form.getValues();
  const refused = refusal(error, 'VALIDATION_FAILED')?.errors.filter(({ field }) => field in asked) ?? [];
  for (const [place, { field, message }] of refused.entries()) {
    form.setError(field as Path<Values>, { message }, { shouldFocus: place === 0 });
  }
}

/** What a form says of a failure: an apology, and the API's own words where it refused with one of these codes. */
export function sentencesFor(error: unknown, apology: string, ...codes: ErrorCode[]): string[] {
  const reason = refusal(error, ...codes);
  return reason ? [apology, reason.message] : [apology];
}
