/**
 * For a button drawn before a script hears it; take-over.ts presses it later. WebKit focuses a pressed button only if
 * it has a tabindex.
 */
export const prehydrationButton = { 'aria-disabled': true, tabIndex: 0 } as const;
