import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const worthCompressing = 1024;

/** The forms of an answer, as `content-encoding` names them. */
export type Encoding = 'br' | 'gzip' | 'identity';

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

/** What asks for a form, unless its weight is 0. */
const asksFor = [
  ['br', /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i],
  ['gzip', /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i],
] as const;

/** The smallest form that the client takes (RFC 9110, 12.5.3; weights other than 0 are not compared). */
export function chooseEncoding(answer: EncodedAnswer, acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  for (const [encoding, asked] of asksFor) {
    if (answer[encoding] && asked.test(acceptEncoding)) return encoding;
  }
  return 'identity';
}
