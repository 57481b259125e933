import type { InternalUndeliveredAnswer, RetryAnswer, UndeliveredKind } from '@rover/contracts/undelivered';
import { DomainError } from '@rover/platform/http/domain-error';
import type { DeadLetters } from '@rover/platform/messaging/dead-letters';
import type { Redelivery } from '@rover/platform/messaging/redelivery';
import { askService } from '../other-services.js';

/** A service that keeps messages or mails that it could not deliver. */
export interface UndeliveredSource {
  service: string;
  kind: UndeliveredKind;
  list(authorization: string): Promise<InternalUndeliveredAnswer['undelivered']>;
  retry(id: string, authorization: string): Promise<RetryAnswer>;
}

export interface RemoteSource extends UndeliveredSource {
  /** For kinds that can all be sent again at once. */
  retryAll(authorization: string): Promise<RetryAnswer>;
}

const listsWithin = 2_000;
/** Milliseconds: the consumer handles the message before it answers. */
const retriesWithin = 8_000;

/** A service that is asked over HTTP, even if it runs in the same process. */
export function remoteSource(service: string, kind: UndeliveredKind, address: string, path: string): RemoteSource {
  const ask = <Answer>(method: 'GET' | 'POST', rest: string, authorization: string, within: number): Promise<Answer> =>
    askService(service, new URL(path + rest, address), { method, authorization, within });
  const retry = (which: string, authorization: string): Promise<RetryAnswer> =>
    ask<RetryAnswer>('POST', `${which}/retry`, authorization, retriesWithin).catch((cause) => {
      throw cause instanceof DomainError ? cause : new DomainError('UNAVAILABLE', '', { cause });
    });
  return {
    service,
    kind,
    list: async (authorization) =>
      (await ask<InternalUndeliveredAnswer>('GET', '', authorization, listsWithin)).undelivered,
    retry: (id, authorization) => retry(`/${encodeURIComponent(id)}`, authorization),
    retryAll: (authorization) => retry('', authorization),
  };
}

/** The messages that monitoring itself could not handle. */
export function ownSource(deadLetters: DeadLetters, redelivery: Redelivery): UndeliveredSource {
  return {
    service: 'monitoring',
    kind: 'message',
    list: () => deadLetters.list(),
    retry: async (id) => {
      await redelivery.send(id);
      return { success: true, message: 'The message is delivered.' };
    },
  };
}
