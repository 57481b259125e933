import { limits } from './limits.js';

const { min, max } = limits.password;

export interface PasswordRule {
  /** As the checklist beside the field tells it. */
  words: string;
  isMet: (password: string) => boolean;
  /** Told only to whom breaks it. */
  isRare?: boolean;
}

/** What a password that somebody chooses must be. It is taken as typed. */
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
