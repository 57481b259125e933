import { badEmailAddress, isEmailAddress } from '@rover/contracts/email-address';
import type { FieldRule } from './field-rules.js';

/** Apart from the other rules, so that a form without it does not load what it takes. */
export const emailAddress: FieldRule = (text) => isEmailAddress(text.trim()) || badEmailAddress;
