import type { StoredFile } from '@rover/platform/files/file-store';

const aYear = 31_536_000;

/** Of every file: it never changes, and no browser shall run or guess anything in it. */
export function fileHeaders({ etag, lastModified }: StoredFile): Record<string, string> {
  return {
    etag: `"${etag}"`,
    'last-modified': lastModified.toUTCString(),
    'cache-control': `public, max-age=${aYear}, immutable`,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  };
}

/** Whether the client already has it (`If-None-Match`, RFC 9110, 13.1.2: compared weakly). */
export function isKnown({ etag }: StoredFile, ifNoneMatch: string | undefined): boolean {
  const known = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known?.some((tag) => tag === '*' || tag === `"${etag}"`) ?? false;
}
