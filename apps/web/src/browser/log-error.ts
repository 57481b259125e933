/** Logs something to the console that the guest need not know. */
export function logError(message: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place where the site speaks to the console
  console.error(message, cause);
}
