import { types } from 'node:util';
import { errorCode } from './error-code.js';

const longest = 200;

/** Patterns of what could reveal a person, a secret or a path, or differs each time, with what replaces it. */
const redactions: readonly [RegExp, string][] = [
  [/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' '],
  [/\b([a-z][a-z+]*:\/\/)\S+/gi, '$1{address}'],
  [/[^\s"'<>(),;:=]+@[^\s"'<>(),;:=]+/g, '{email}'],
  [/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi, '{id}'],
  [/(["“])(?![a-z_][\w.-]{0,62}["”])[^"”]*["”]/gi, '"{text}"'],
  [/(?<!\w)'(?![a-z_][\w.-]{0,62}')[^']*'/gi, "'{text}'"],
  [/\b(?=[\w-]*\d)[\w-]{20,}(?:\.[\w-]+)*/g, '{secret}'],
  [/\b(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?\b|\[?::1\]?(?::\d+)?/g, '{address}'],
  [/(?<![\w{])(?:\/[\w.@{}-]+){2,}/g, '{path}'],
  [/\d{5,}/g, '{number}'],
];

/**
 * An error as one line for the dashboard: its innermost cause, without anybody's address, a secret, a path, or what was
 * sent, so that the same trouble has the same words every time. At most 200 characters.
 */
export function redactedMessage(error: unknown): string {
  const words = rootCauseMessage(error).slice(0, 10 * longest);
  const clean = redactions.reduce((text, [what, instead]) => text.replace(what, instead), words);
  return clean.trim().slice(0, longest).toWellFormed() || 'Unknown error';
}

/** The innermost cause of an error, for a line of the log alone: nothing is replaced, such as an address. */
export function rootCauseMessage(error: unknown): string {
  const root = bottomOf(error);
  return isError(root) ? wordsOf(root) : String(root);
}

/**
 * An error in its own words, for a column of text, which takes no NUL. Nothing is replaced.
 * @param longest how many characters are kept
 */
export function errorText(error: unknown, longest: number): string {
  return String(error).replaceAll('\0', '').slice(0, longest);
}

/** The innermost cause of an error. */
export function bottomOf(error: unknown): unknown {
  let link = error;
  for (let depth = 0; depth < 5; depth += 1) {
    const below = causeOf(link);
    if (!isError(below)) break;
    link = below;
  }
  return link;
}

/** Fastify makes errors that are none of the engine's, and a test runs where the engine's are none of its own. */
function isError(what: unknown): what is Error {
  return what instanceof Error || types.isNativeError(what);
}

/** A host with several addresses is tried at each; the errors of the tries, not the whole, say what went wrong. */
function causeOf(error: unknown): unknown {
  if (error instanceof AggregateError && !error.message) return error.errors[0];
  return isError(error) ? error.cause : undefined;
}

function wordsOf(error: Error): string {
  const what = error.message || errorCode(error) || '';
  return error.name === 'Error' ? what : [error.name, what].filter(Boolean).join(': ');
}
