/** What came back of a request, or that nothing did. */
export interface ObservedResponse {
  /** 0 when the connection ended without an answer. */
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** From the first byte sent to the last received. */
  milliseconds: number;
}

/** Milliseconds within which whatever is asked is answered, unless it is said otherwise. */
export const usualPatience = 3_000;

/** What an answer may be. */
export interface Expected {
  /** What was sent that must not come back in a refusal. */
  said?: readonly string[];
  /** It may be a page of the site: where nothing is found, the site says so in its own way. */
  mayBePage?: boolean;
  /** Milliseconds in which it must be there. */
  patience?: number;
  /** The Server header of the reverse proxy: nginx can withhold its version, not its name. */
  front?: string | undefined;
}

/** Internals that must not leak into a refusal, or into the headers of any response. */
const secrets: readonly [what: string, how: RegExp][] = [
  ['a stack', /\bat (?:async )?[\w.<>[\] ]+ ?\(?(?:file:|node:|\/)[^\s)]*:\d+/],
  ['a file of ours', /\b[\w-]+\.(?:ts|js|mjs|cjs):\d+|node_modules|\/dist\/|\/(?:home|root|tmp|usr|var|etc|proc)\//],
  ['SQL', /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\b.*\b(?:FROM|VALUES|SET|WHERE)\b/],
  [
    'words of the database',
    /\b(?:relation|column|constraint|schema) "|syntax error|duplicate key|violates|invalid input/i,
  ],
  [
    'a driver',
    /typeorm|QueryFailed|postgres|\bpg_|ioredis|amqp|rabbit|minio|undici|fastify|nestjs|FST_|busboy|sharp\b/i,
  ],
  ['an error of the system', /\bE(?:CONN|NOENT|ACCES|PIPE|HOST|ADDR|TIMEDOUT|AI_)\w*|\b(?:Type|Range|Syntax)Error\b/],
  ['an address inside', /\b(?:127\.0\.0\.1|localhost|0\.0\.0\.0):\d+|\[::1?\]/],
];

/** What no response may contain, not even a success. */
const alwaysSecret: readonly [what: string, how: RegExp][] = [
  ['a hash of a password', /\$argon2|password_?hash/i],
  ['the state of a token', /"(?:tokenVersion|token_version|cancelToken|cancel_token|token_hash)"/i],
];

const errorKeys = ['code', 'errors', 'message', 'requestId', 'statusCode', 'success'].join();

/** What is wrong with a response; empty when it is acceptable whatever the request was. */
export function faultsOf(
  { status, headers, text, milliseconds }: ObservedResponse,
  { said = [], mayBePage = false, patience = usualPatience, front }: Expected = {},
): string[] {
  const faults: string[] = [];
  if (status === 0) faults.push(`no answer: ${text}`);
  if (status >= 500) faults.push(`answered ${status}`);
  if (milliseconds > patience) faults.push(`took ${Math.round(milliseconds)} ms`);
  const head = JSON.stringify(headers);
  if ((headers.server ?? front) !== front || headers['x-powered-by']) faults.push('tells what it runs on');
  const found = (list: typeof secrets, where: string) => list.filter(([, how]) => how.test(where));
  for (const [what] of [...found(secrets, head), ...found(alwaysSecret, text)]) faults.push(`shows ${what}`);
  if (status < 400) return faults;
  const isPage = mayBePage && /^text\/html/.test(String(headers['content-type']));
  if (isPage) return faults;
  faults.push(...formFaults(status, headers, text));
  for (const [what] of found(secrets, text)) faults.push(`shows ${what}`);
  for (const words of said) if (words.length > 3 && text.includes(words)) faults.push('repeats what was sent');
  return faults;
}

/** Whether a refusal has the one form of errors. */
function formFaults(status: number, headers: ObservedResponse['headers'], text: string): string[] {
  if (!/^application\/json/.test(String(headers['content-type']))) return [`is ${headers['content-type']}, not JSON`];
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return ['is not JSON'];
  }
  if (typeof body !== 'object' || body === null) return ['is no error answer'];
  const { success, statusCode, code, message, errors, requestId } = body as Record<string, unknown>;
  const isRight =
    Object.keys(body).sort().join() === errorKeys &&
    success === false &&
    statusCode === status &&
    /^[A-Z_]{3,}$/.test(String(code)) &&
    typeof message === 'string' &&
    message.trim().length > 0 &&
    Array.isArray(errors) &&
    errors.every(isFieldError) &&
    /^[\w-]{8,64}$/.test(String(requestId));
  return isRight ? [] : ['is no error answer'];
}

function isFieldError(error: unknown): boolean {
  const { field, message, ...rest } = error as Record<string, unknown>;
  return typeof field === 'string' && typeof message === 'string' && Object.keys(rest).length === 0;
}
