/**
 * For a button drawn before a script hears it; wake.ts presses it later. WebKit focuses a pressed button only if it has
 * a tabindex.
 */
export const asleepButton = { 'aria-disabled': true, tabIndex: 0 } as const;
