import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { ErrorAnswer } from '@rover/contracts/errors';
import type { MediaKind, StoredMedia } from '@rover/contracts/media';
import { StandIn, send } from '@rover/platform/testing/stand-in';

/** A file as it arrived. */
interface KeptFile {
  name: string;
  bytes: Buffer;
}

const fileOf = { image: 'photo-1200x800.jpg', video: 'video.webm', audio: 'audio.mp3' } as const;

/** Stands for media: keeps every file of a form, taking what it is from its declared type. */
export class StandInMedia extends StandIn {
  readonly kept: KeptFile[] = [];
  /** What it answers instead, after it has read everything, or before it reads anything. */
  refusal: { status: number; body: Partial<ErrorAnswer> | string; headers?: Record<string, string> } | undefined;
  isImpatient = false;
  /** It answers nothing. */
  isFrozen = false;
  /** Forms that began to arrive, and those that were broken off. */
  begun = 0;
  brokenOff = 0;

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.isFrozen) return;
    if (request.url === '/healthz') return send(response, 200, {});
    this.begun += 1;
    request.on('close', () => {
      if (!request.complete) this.brokenOff += 1;
    });
    if (this.refusal && this.isImpatient) {
      this.refuse(response, this.refusal);
      request.resume();
      return;
    }
    const form = await formOf(request).catch(() => undefined);
    if (this.refusal) return this.refuse(response, this.refusal);
    if (!form) return this.refuse(response, malformed);
    const files = form.getAll('media').filter((entry) => typeof entry !== 'string');
    for (const file of files) this.kept.push({ name: file.name, bytes: Buffer.from(await file.arrayBuffer()) });
    send(response, 201, { media: files.map(({ type }) => storedAs(type)) });
  }

  private refuse(response: ServerResponse, { status, body, headers }: NonNullable<StandInMedia['refusal']>): void {
    send(response, status, body, headers);
  }
}

const malformed = { status: 400, body: { code: 'MALFORMED' as const, message: 'Not a form.', errors: [] } };

async function formOf(request: IncomingMessage): Promise<FormData> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  return new Response(await buffer(request), { headers }).formData();
}

function storedAs(contentType: string): StoredMedia {
  const kind = (contentType.split('/', 1)[0] ?? 'image') as MediaKind;
  const size = kind === 'image' ? { width: 1200, height: 800, placeholder: '1QcSHQRnh493V4dIh4eXh1h4kJUI' } : noSize;
  return { url: `/media/${randomUUID()}/${fileOf[kind]}`, kind, contentType, ...size };
}

const noSize = { width: null, height: null, placeholder: null };
