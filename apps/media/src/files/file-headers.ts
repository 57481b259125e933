import type { StoredFile } from '@rover/platform/files/file-store';

const aYear = 31_536_000;

/** Of every file: it never changes, and no browser shall run or guess anything in it. Which photo it is depends on who asks. */
export function fileHeaders({ etag, lastModified, contentType }: StoredFile): Record<string, string> {
  return {
    etag: `"${etag}"`,
    'last-modified': lastModified.toUTCString(),
    'cache-control': `public, max-age=${aYear}, immutable`,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    ...(contentType.startsWith('image/') && { vary: 'accept' }),
  };
}
