import type { StoredFile } from '@rover/platform/files/file-store';

/**
 * The part of a file that is asked for: all of it, or bytes from `start` to `end`, both included, or none that exist.
 */
type AskedRange = 'all' | 'none' | { start: number; end: number };

interface RangeHeaders {
  range?: string | undefined;
  'if-range'?: string | string[] | undefined;
}

/** A range from byte to byte, from one to the end, or of the last bytes; at least one of the numbers must be there. */
const oneRange = /^bytes=(?=.*\d)(\d{0,15})-(\d{0,15})$/i;

/**
 * RFC 9110, 14.2 and 13.1.5. The whole file is sent for several ranges, for one that cannot be read, and when
 * `If-Range` names another version of the file.
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
