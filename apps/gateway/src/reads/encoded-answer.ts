import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const worthCompressing = 1024;

/** An answer, made ready once: its bytes as they are and compressed, its entity tag, and what else it is headed by. */
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

/** The smallest form that the client takes (RFC 9110, 12.5.3; weights other than 0 are not compared). */
export function chooseEncoding(answer: EncodedAnswer, acceptEncoding: string | undefined): 'br' | 'gzip' | 'identity' {
  const accepted = acceptEncoding ?? '';
  for (const encoding of ['br', 'gzip'] as const) {
    if (answer[encoding] && new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(accepted)) {
      return encoding;
    }
  }
  return 'identity';
}
