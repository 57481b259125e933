import type { ErrorCode } from '@rover/contracts/errors';
import { refusal } from './call-error.js';

/** What a form says of a failure: an apology, and the API's own words where it refused with one of these codes. */
export function sentencesFor(error: unknown, apology: string, ...codes: ErrorCode[]): string[] {
  const reason = refusal(error, ...codes);
  return reason ? [apology, reason.message] : [apology];
}
