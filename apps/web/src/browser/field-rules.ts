import { badEmailAddress, isEmailAddress } from '@rover/contracts/email-address';

/** What a form's `validate` says of a text: true, or what is wrong with it. */
type Rule = (text: string) => true | string;

/** Something other than blanks. */
export function filled(otherwise: string): Rule {
  return (text) => text.trim() !== '' || otherwise;
}

export const emailAddress: Rule = (text) => isEmailAddress(text.trim()) || badEmailAddress;
