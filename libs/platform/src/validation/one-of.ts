import { IsIn } from 'class-validator';

/** One of a few words. */
export function OneOf(label: string, choices: readonly string[]): PropertyDecorator {
  return IsIn(choices, { message: `${label} must be one of ${choices.join(', ')}.` });
}
