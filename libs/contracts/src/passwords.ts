import { limits } from './limits.js';

const { min, max } = limits.password;

export interface PasswordRule {
  /** Its text in the checklist beside the field. */
  words: string;
  isMet: (password: string) => boolean;
  /** Shown only when it is broken. */
  isRare?: boolean;
}

/** The rules for a new password. It is taken as typed. */
export const passwordRules: readonly PasswordRule[] = [
  { words: `At least ${min} characters`, isMet: ({ length }) => length >= min },
  {
    words: 'Contains letters and numbers',
    isMet: (password) => /\p{L}/u.test(password) && /\p{Nd}/u.test(password),
  },
  { words: `At most ${max} characters`, isMet: ({ length }) => length <= max, isRare: true },
];

export function isGoodPassword(password: string): boolean {
  return passwordRules.every(({ isMet }) => isMet(password));
}
