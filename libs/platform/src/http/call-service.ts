import { errorCode } from '../telemetry/error-code.js';
import { bottomOf, redactedMessage } from '../telemetry/error-message.js';
import { DomainError } from './domain-error.js';
import { requestIdHeader } from './request-context.js';

interface ServiceCall<Answer> {
  /** Which service is called, for the log. */
  service: string;
  address: URL;
  /** GET when unset. */
  method?: 'GET' | 'POST';
  /** Milliseconds in which it must have answered. */
  within: number;
  /** Reads the answer; as JSON when unset. */
  read?: (response: Response) => Promise<Answer>;
}

/**
 * Calls another of our services, under the id of the request that is being answered.
 * @returns undefined where it knows of no such thing (404)
 * @throws DomainError UNAVAILABLE when it does not answer in time, or otherwise than it should
 */
export async function callService<Answer>({
  service,
  address,
  method = 'GET',
  within,
  read = (response) => response.json() as Promise<Answer>,
}: ServiceCall<Answer>): Promise<Answer | undefined> {
  try {
    const response = await fetch(address, { method, headers: requestIdHeader(), signal: AbortSignal.timeout(within) });
    if (response.ok) return await read(response);
    await response.body?.cancel();
    if (response.status === 404) return undefined;
    throw new Error(`answered ${response.status}`);
  } catch (cause) {
    throw serviceCallError(service, cause);
  }
}

/**
 * Checks that a service answers at all, before it is sent a request that may take minutes.
 * @throws DomainError UNAVAILABLE when it does not answer in time
 */
export async function assertReachable(service: string, address: string, within: number): Promise<void> {
  const read = (response: Response) => response.text();
  await callService({ service, address: new URL('/healthz', address), within, read });
}

/** The error that says which other service could not be reached, and why. */
export function serviceCallError(service: string, error: unknown): DomainError {
  const cause = Object.assign(new Error(`${service}: ${redactedMessage(error)}`), { code: errorCode(bottomOf(error)) });
  return new DomainError('UNAVAILABLE', '', { cause });
}
