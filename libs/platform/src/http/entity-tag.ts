import { createHash } from 'node:crypto';
import type { ReplyHead } from './reply-head.js';

/** Whether the client has it already (`If-None-Match`, RFC 9110, 13.1.2: tags are compared weakly). */
export function etagMatches(tag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag) return true;
  const opaque = (text: string) => text.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((known) => known.trim() === '*' || opaque(known) === opaque(tag));
}

/**
 * Whether the client's copy is as recent as this (`If-Modified-Since`, RFC 9110, 13.1.3); used for answers without a
 * tag.
 */
export function isUnchanged(lastModified: Date, ifModifiedSince: string | undefined): boolean {
  const since = Date.parse(ifModifiedSince ?? '');
  return Math.floor(lastModified.getTime() / 1_000) * 1_000 <= since;
}

/**
 * Sends a small answer with an ETag, for one browser to keep and to revalidate; undefined, as a 304, when it has it
 * already.
 */
export function withEtag<Answer>(
  answer: Answer,
  ifNoneMatch: string | undefined,
  reply: ReplyHead,
): Answer | undefined {
  const tag = `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 27)}"`;
  reply.header('etag', tag);
  reply.header('cache-control', 'private, no-cache');
  if (!etagMatches(tag, ifNoneMatch)) return answer;
  reply.code(304);
  return undefined;
}
