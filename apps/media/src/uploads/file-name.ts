const longest = 120;

/**
 * A file's name for people: without a path, in one line, and without characters that change the direction of the text
 * around it.
 */
export function fileName(given: string | undefined): string {
  const name = (given ?? '')
    .toWellFormed()
    .split(/[/\\]/)
    .at(-1)
    ?.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .normalize('NFC')
    .trim()
    .slice(0, longest)
    .toWellFormed();
  return name || 'Untitled';
}
