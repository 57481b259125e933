const longest = 120;

/** A file's name as a person may read it: without a path, in one line, with nothing that turns the text around it. */
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
