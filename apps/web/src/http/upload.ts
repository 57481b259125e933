import { limits } from '@rover/contracts/limits';
import { CallError } from './call-error.js';
import { readAnswer } from './read-answer.js';
import { stallWatch } from './stall-watch.js';

export interface UploadOptions {
  /** POST, unless it takes the place of something. */
  method?: 'POST' | 'PUT';
  /** Sent as `Authorization: Bearer`. */
  token?: string | null;
  /** Told how much is sent, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** Milliseconds that an answer takes to come here. */
const onItsWay = 10_000;

/**
 * Sends a form with files. An XMLHttpRequest, since `fetch` does not tell how much of a body is sent. Rejects as `call`
 * does: with a {@link CallError}, or with the abort of the caller's own signal.
 */
export function upload<Answer>(path: string, form: FormData, options: UploadOptions): Promise<Answer> {
  const { method = 'POST', token, onProgress, signal } = options;
  return new Promise<Answer>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const watch = stallWatch(() => request.abort());
    const cancel = () => request.abort();
    const fail = () => reject(signal?.aborted ? signal.reason : new CallError('connection', 0, null));

    request.upload.onprogress = ({ loaded, total }) => {
      watch.moved();
      if (total > 0) onProgress?.(loaded / total);
    };
    // What is kept takes its time, and is not to be sent anew meanwhile.
    request.upload.onload = () => watch.moved(limits.media.keptWithin + onItsWay);
    request.onload = () => {
      try {
        resolve(readAnswer(request, request.responseText));
      } catch (refused) {
        reject(refused);
      }
    };
    request.onerror = fail;
    request.onabort = fail;
    request.onloadend = () => {
      watch.end();
      signal?.removeEventListener('abort', cancel);
    };
    signal?.addEventListener('abort', cancel);
    request.open(method, path);
    request.setRequestHeader('Accept', 'application/json');
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.send(form);
  });
}
