import { badEmailAddress, isEmailAddress } from '@rover/contracts/email-address';
import type { FieldRule } from './field-rules.js';

/** In a file of its own, so that forms without an email do not load the address pattern. */
export const emailAddress: FieldRule = (text) => isEmailAddress(text.trim()) || badEmailAddress;
