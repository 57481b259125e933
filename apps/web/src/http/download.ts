import { failureOf, send } from './call.js';
import { linkedAbort } from './linked-abort.js';
import { readAnswer } from './read-answer.js';
import { stallTimeout } from './stall-timeout.js';

export interface DownloadOptions {
  /** Sent as `Authorization: Bearer`. */
  token: string | null;
  /** Called with each piece as it arrives, and with the headers of the answer. */
  onPiece: (piece: Uint8Array, headers: Headers) => void;
  signal: AbortSignal;
}

export interface Downloaded {
  pieces: Uint8Array<ArrayBuffer>[];
  headers: Headers;
}

/** Fetches a file. Rejects as `call` does: with a {@link CallError}, or with the abort of the caller's own signal. */
export async function download(path: string, { token, onPiece, signal }: DownloadOptions): Promise<Downloaded> {
  const { ended, release } = linkedAbort(signal);
  const stall = stallTimeout(() => ended.abort());
  try {
    const response = await send(path, { token, signal: ended.signal });
    if (!response.ok) readAnswer(response, await response.text());
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    for (const reader = response.body?.getReader(); reader; ) {
      const { done, value } = await reader.read();
      if (done) break;
      stall.moved();
      pieces.push(value);
      onPiece(value, response.headers);
    }
    return { pieces, headers: response.headers };
  } catch (cause) {
    throw failureOf(cause, signal);
  } finally {
    stall.end();
    release();
  }
}
