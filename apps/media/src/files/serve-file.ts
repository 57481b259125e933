import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { FileStore, StoredFile } from '@rover/platform/files/file-store';
import { DomainError, notFound } from '@rover/platform/http/domain-error';
import { etagMatches, isUnchanged } from '@rover/platform/http/entity-tag';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FILE_STORE } from '../media/file-store.token.js';
import { askedRange } from './byte-range.js';
import { fileHeaders } from './file-headers.js';
import { type FileRequest, keysFor } from './negotiate-file.js';

interface FoundFile {
  key: string;
  file: StoredFile;
}

/** Serves media. What a visitor names is looked up as a key; no path is ever made from it. */
@Injectable()
export class ServeFile {
  constructor(@Inject(FILE_STORE) private readonly files: FileStore) {}

  /** @throws DomainError NOT_FOUND; PRECONDITION_FAILED; RANGE_NOT_SATISFIABLE */
  async serve(wanted: FileRequest, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const found = await this.find(keysFor(wanted));
    if (!found) throw notFound('file');
    await this.send(request, reply, found);
  }

  private async find(keys: string[]): Promise<FoundFile | undefined> {
    for (const key of keys) {
      const file = await this.files.stat(key);
      if (file) return { key, file };
    }
    return undefined;
  }

  /**
   * Sets headers that let a file be cached for a year only when it is open: an error before that must not be cached.
   */
  private async send(request: FastifyRequest, reply: FastifyReply, { key, file }: FoundFile): Promise<void> {
    const headers = fileHeaders(file);
    if (isAnother(request.headers, file)) throw new DomainError('PRECONDITION_FAILED', '');
    if (isThere(request.headers, file)) return void reply.code(304).headers(headers).send();
    const range = request.method === 'GET' ? askedRange(request.headers, file) : 'all';
    if (range === 'none') {
      reply.header('content-range', `bytes */${file.size}`);
      throw new DomainError('RANGE_NOT_SATISFIABLE', '');
    }
    const { start, end } = range === 'all' ? { start: 0, end: file.size - 1 } : range;
    const opened =
      request.method === 'HEAD' ? { stream: Readable.from([]) } : await this.files.get(key, { start, end });
    if (!opened) throw notFound('file');
    if (range !== 'all') reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`);
    reply
      .headers(headers)
      .type(file.contentType)
      .header('content-length', end - start + 1)
      .send(opened.stream);
  }
}

/** Whether the client's precondition is for another version of the file. As below, a tag decides before a time. */
function isAnother(headers: IncomingHttpHeaders, { etag, lastModified }: StoredFile): boolean {
  const tags = headers['if-match'];
  if (tags !== undefined) return !tags.split(',').some((tag) => ['*', `"${etag}"`].includes(tag.trim()));
  const since = headers['if-unmodified-since'] ?? '';
  return !Number.isNaN(Date.parse(since)) && !isUnchanged(lastModified, since);
}

/** Whether the client has the file already. Where it sends a tag, the tag decides (RFC 9110, 13.2.2). */
function isThere(headers: IncomingHttpHeaders, { etag, lastModified }: StoredFile): boolean {
  const tags = headers['if-none-match'];
  return tags === undefined ? isUnchanged(lastModified, headers['if-modified-since']) : etagMatches(`"${etag}"`, tags);
}
