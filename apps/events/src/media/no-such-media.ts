import { type DomainError, notFound } from '@rover/platform/http/domain-error';

export function noSuchMedia(): DomainError {
  return notFound('item among the media of this event');
}
