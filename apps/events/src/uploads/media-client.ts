import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { limits } from '@rover/contracts/limits';
import type { InternalUploadAnswer, StoredMedia } from '@rover/contracts/media';
import { assertReachable, serviceCallError } from '@rover/platform/http/call-service';
import { DomainError } from '@rover/platform/http/domain-error';
import { requestIdHeader } from '@rover/platform/http/request-context';
import { upstreamErrorOf } from '@rover/platform/http/upstream-error';
import { EVENTS_CONFIG, type EventsConfig } from '../events.config.js';
import type { FormPicture } from './event-form.js';

/** Milliseconds in which media must show that it is alive, so that our caller is answered within three seconds. */
const aliveWithin = 2_500;
/** Milliseconds from the last byte of an upload to media's answer; less than our caller waits, so that it gets ours. */
const answersWithin = limits.media.keptWithin - 20_000;

/**
 * Statuses that concern the upload, or media's storage, and are passed on; any other failure is between the services.
 */
const toldOn: readonly number[] = [400, 408, 413, 415, 503];

/** Has the media service store files. It asks after a day about those that EventUploads has not claimed. */
@Injectable()
export class MediaClient {
  constructor(@Inject(EVENTS_CONFIG) private readonly config: EventsConfig) {}

  /**
   * @param form a multipart body as it comes in, files in field `media`
   * @throws DomainError what the media service refuses, in its words; UNAVAILABLE when it is out of reach
   */
  async storeForm(form: Readable, contentType: string): Promise<StoredMedia[]> {
    const patience = new AbortController();
    let waiting: NodeJS.Timeout | undefined;
    form.once('end', () => {
      waiting = setTimeout(() => patience.abort(new Error('is silent')), answersWithin);
    });
    const init = { body: Readable.toWeb(form), duplex: 'half', headers: { 'content-type': contentType } };
    return this.store({ ...(init as RequestInit), signal: patience.signal }).finally(() => clearTimeout(waiting));
  }

  /** A file that waits on disk. @throws DomainError as storeForm() does */
  async storeFile({ path, filename, contentType }: FormPicture): Promise<StoredMedia> {
    const form = new FormData();
    form.append('media', await openAsBlob(path, { type: contentType }), filename);
    const [stored] = await this.store({ body: form, signal: AbortSignal.timeout(answersWithin) });
    if (!stored) throw new DomainError('UNAVAILABLE', '', { cause: new Error('media stored nothing') });
    return stored;
  }

  private async store(init: RequestInit): Promise<StoredMedia[]> {
    await assertReachable('media', this.config.MEDIA_URL, aliveWithin);
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(requestIdHeader())) headers.set(name, value);
    const response = await fetch(new URL('/internal/uploads', this.config.MEDIA_URL), {
      ...init,
      headers,
      method: 'POST',
    }).catch((error: unknown) => {
      throw serviceCallError('media', error);
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.status === 201) return (answer as InternalUploadAnswer).media;
    const refusal = toldOn.includes(response.status) ? upstreamErrorOf(response, answer) : undefined;
    throw refusal ?? serviceCallError('media', new Error(`answered ${response.status}`));
  }
}
