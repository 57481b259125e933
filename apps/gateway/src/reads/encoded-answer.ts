import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** The least number of bytes that are worth compressing. */
export const worthCompressing = 1024;

/** The encodings of an answer, as `content-encoding` names them. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer, prepared once: its bytes, uncompressed and compressed, its entity tag, and its other headers. */
export interface EncodedAnswer {
  etag: string;
  headers: Readonly<Record<string, string>>;
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

export async function encodeAnswer(
  identity: Buffer,
  headers: Readonly<Record<string, string>>,
): Promise<EncodedAnswer> {
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  if (identity.length < worthCompressing) return { etag, headers, identity };
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressGzip(identity),
  ]);
  return { etag, headers, identity, br, gzip: gz };
}

/** Preferred first where q is equal; each regex captures the q-value. */
const forms = (['br', 'gzip', 'identity'] as const).map(
  (form) => [form, new RegExp(`(?:^|[\\s,])${form}(?:\\s*;\\s*q=([\\d.]+))?\\s*(?:,|$)`, 'i')] as const,
);

/** The encoding that the client prefers; of several with the same q, the smallest (RFC 9110, 12.5.3). */
export function chooseEncoding(
  answer: { readonly [form in Encoding]?: unknown },
  acceptEncoding: string | undefined,
): Encoding {
  let chosen: Encoding = 'identity';
  if (acceptEncoding === undefined) return chosen;
  let most = 0;
  for (const [encoding, wish] of forms) {
    const asked = answer[encoding] !== undefined && wish.exec(acceptEncoding);
    const weight = asked ? Number(asked[1] ?? 1) : 0;
    if (weight > most) [chosen, most] = [encoding, weight];
    if (most === 1) break;
  }
  return chosen;
}
