import type { StoredFile } from '@rover/platform/files/file-store';

const aYear = 31_536_000;

/**
 * The headers of every file: it never changes, and no browser shall run it or guess its type. Which file of a photo is
 * sent depends on `Accept`.
 */
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
