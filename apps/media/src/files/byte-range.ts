import type { StoredFile } from '@rover/platform/files/file-store';

/** What is asked for of a file: all of it, or bytes from `start` to `end`, both included, or nothing that is there. */
type AskedRange = 'all' | 'none' | { start: number; end: number };

interface RangeHeaders {
  range?: string | undefined;
  'if-range'?: string | string[] | undefined;
}

/** From byte to byte, from one to the end, or the last so many; which at least one number says. */
const oneRange = /^bytes=(?=.*\d)(\d{0,15})-(\d{0,15})$/i;

/**
 * RFC 9110, 14.2 and 13.1.5. Of several ranges, and of one that cannot be read, the whole file is the answer, as it is
 * when the file is another than the one whose rest is asked for.
 */
export function askedRange({ range, 'if-range': ifRange }: RangeHeaders, file: StoredFile): AskedRange {
  if (!range || !isStillTheSame(file, ifRange)) return 'all';
  const [, first, last] = oneRange.exec(range) ?? [];
  if (first === undefined || last === undefined) return 'all';
  const start = first === '' ? Math.max(0, file.size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? file.size - 1 : Math.min(Number(last), file.size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return 'all';
  return start > end ? 'none' : { start, end };
}

function isStillTheSame({ etag, lastModified }: StoredFile, ifRange: string | string[] | undefined): boolean {
  if (typeof ifRange !== 'string') return ifRange === undefined;
  return ifRange === `"${etag}"` || ifRange === lastModified.toUTCString();
}
