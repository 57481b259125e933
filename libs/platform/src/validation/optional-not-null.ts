import { ValidateIf } from 'class-validator';

/**
 * The field may be left out; when it is there, null included, it must be valid. (`@IsOptional` would let null through
 * into columns and rules that know no null.)
 */
export function OptionalNotNull(): PropertyDecorator {
  return ValidateIf((_, value) => value !== undefined);
}
