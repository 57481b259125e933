import { limits } from '@rover/contracts/limits';
import { CallError } from './call-error.js';
import { readAnswer } from './read-answer.js';
import { stallTimeout } from './stall-timeout.js';

export interface UploadOptions {
  /** POST, or PUT to replace something. */
  method?: 'POST' | 'PUT';
  /** Sent as `Authorization: Bearer`. */
  token?: string | null;
  /** Called with the share sent, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** Milliseconds that an answer may take on the network. */
const onItsWay = 10_000;

/**
 * Uploads a form with files. By XMLHttpRequest, since `fetch` does not report upload progress. Rejects as `call` does:
 * with a {@link CallError}, or with the abort of the caller's own signal.
 */
export function upload<Answer>(path: string, form: FormData, options: UploadOptions): Promise<Answer> {
  const { method = 'POST', token, onProgress, signal } = options;
  return new Promise<Answer>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const stall = stallTimeout(() => request.abort());
    const cancel = () => request.abort();
    const fail = () => reject(signal?.aborted ? signal.reason : new CallError('connection', 0, null));

    request.upload.onprogress = ({ loaded, total }) => {
      stall.moved();
      if (total > 0) onProgress?.(loaded / total);
    };
    // The server needs time to process the files; the upload must not be sent again meanwhile.
    request.upload.onload = () => stall.moved(limits.media.keptWithin + onItsWay);
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
      stall.end();
      signal?.removeEventListener('abort', cancel);
    };
    signal?.addEventListener('abort', cancel);
    request.open(method, path);
    request.setRequestHeader('Accept', 'application/json');
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.send(form);
  });
}
