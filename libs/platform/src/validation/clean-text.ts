import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';

const controlCharacters = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** Line breaks and tabs belong to a text of several lines. */
const controlCharactersInLines = /[^\P{Cc}\n\t]/u;
/** Something to be seen: neither blank, nor only there to steer other characters. */
const visible = /[^\s\u2800\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const turningMarks = /[\u202a-\u202e\u2066-\u2069]/g;

interface CleanTextOptions {
  /** Longest text taken, in UTF-16 code units. */
  max: number;
  /** Shortest text taken; 0, the default, lets it be empty. */
  min?: number;
  /** Line breaks may stay (as \n). */
  multiline?: boolean;
  /** How the message calls the field: 'Full name'. */
  label: string;
}

/**
 * A text that is stored: trimmed, in Unicode's composed form (NFC), without control characters, unpaired surrogates or
 * bidirectional overrides that would turn the text around it.
 */
export function CleanText({ max, min = 0, multiline = false, label }: CleanTextOptions): PropertyDecorator {
  const control = multiline ? controlCharactersInLines : controlCharacters;
  const problemOf = (value: unknown): string | undefined => {
    if (value === undefined || (value === null && min > 0)) return `${label} is required.`;
    if (typeof value !== 'string') return `${label} must be text.`;
    if (value.length < min) return value.length === 0 ? `${label} is required.` : `${label} is too short.`;
    if (min > 0 && !isVisible(value)) return `${label} is required.`;
    if (value.length > max) return `${label} can have at most ${max} characters.`;
    if (control.test(value) || !value.isWellFormed()) return `${label} has characters that cannot be used.`;
    return undefined;
  };
  return applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? tidy(value, max) : value)),
    ValidateBy({
      name: 'cleanText',
      validator: {
        validate: (value) => problemOf(value) === undefined,
        defaultMessage: (args) => problemOf(args?.value) ?? `${label} is not valid.`,
      },
    }),
  );
}

/** Whether there is anything to be seen in a text. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}

/** What is far too long is refused as it is: normalising a megabyte helps nobody. */
function tidy(value: string, max: number): string {
  if (value.length > max * 4 + 1024 || !value.isWellFormed()) return value;
  return value.replace(/\r\n?/g, '\n').replace(turningMarks, '').normalize('NFC').trim();
}

/** A text of several lines as `CleanText` would take it: what it refuses is taken out, or replaced (U+FFFD). */
export function cleaned(text: string): string {
  const controls = new RegExp(controlCharactersInLines, 'gu');
  return text.toWellFormed().replace(controls, '').replace(turningMarks, '').normalize('NFC');
}
