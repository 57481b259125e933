import { type ArgumentMetadata, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import type { FieldError } from '@rover/contracts/errors';
import { plainToInstance } from 'class-transformer';
import { type ValidationError, validate } from 'class-validator';
import { DomainError } from '../http/domain-error.js';
import { messageOrder } from './message-priority.js';

/** Checks bodies and queries against the class they are declared as; unknown fields are dropped, nothing is guessed. */
@Injectable()
export class DtoPipe implements PipeTransform {
  /** @throws TypeError for a whole body or query without such a class: nobody would check it */
  async transform(value: unknown, { metatype, type, data }: ArgumentMetadata): Promise<unknown> {
    if ((type !== 'body' && type !== 'query') || data !== undefined) return value;
    if (!isDto(metatype))
      throw new TypeError(`What declares this ${type} is no class, or is imported as a type alone.`);
    const plain = value ?? {};
    if (typeof plain !== 'object' || Array.isArray(plain)) {
      throw new DomainError('MALFORMED', 'The request must be an object with named fields.');
    }
    const dto = plainToInstance(metatype, plain, { exposeUnsetFields: false });
    const problems = await validate(dto, { whitelist: true, forbidUnknownValues: false, stopAtFirstError: true });
    if (problems.length > 0) throw validationFailed(problems.flatMap(fieldErrors), messageOrder(metatype));
    return dto;
  }
}

/**
 * The answer for fields that are not as they must be. @param order messages that are told alone; see MessagePriority
 */
export function validationFailed(errors: readonly FieldError[], order: readonly string[] = []): DomainError {
  const messages = new Set(errors.map((error) => error.message));
  const message = order.find((first) => messages.has(first)) ?? inSentences([...messages]);
  return new DomainError('VALIDATION_FAILED', message, { errors });
}

/** Not every message ends with a full stop of its own. */
function inSentences(messages: readonly string[]): string {
  return messages.join('. ').replaceAll(/([.!?])\. /g, '$1 ');
}

function isDto(metatype: ArgumentMetadata['metatype']): metatype is Type<object> {
  return (
    metatype !== undefined && !([String, Boolean, Number, Array, Object, Function] as unknown[]).includes(metatype)
  );
}

function fieldErrors({ property, constraints, children }: ValidationError): FieldError[] {
  const own = Object.values(constraints ?? {}).map((message) => ({ field: property, message }));
  const nested = (children ?? []).flatMap(fieldErrors).map((e) => ({ ...e, field: `${property}.${e.field}` }));
  return [...own, ...nested];
}
