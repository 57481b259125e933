import { DomainError } from './domain-error.js';
import { requestIdHeader } from './request-context.js';

export interface Question<Answer> {
  /** Which service is asked, for the log. */
  service: string;
  address: URL;
  /** Milliseconds in which it must have answered. */
  within: number;
  /** Takes in what it says; JSON when unset. */
  read?: (response: Response) => Promise<Answer>;
}

/**
 * Asks another service of the house, under the id of the request that is being answered.
 * @returns undefined where it knows of no such thing (404)
 * @throws DomainError UNAVAILABLE when it does not answer in time, or otherwise than it should
 */
export async function askNeighbour<Answer>({
  service,
  address,
  within,
  read = (response) => response.json() as Promise<Answer>,
}: Question<Answer>): Promise<Answer | undefined> {
  try {
    const response = await fetch(address, { headers: requestIdHeader(), signal: AbortSignal.timeout(within) });
    if (response.ok) return await read(response);
    await response.body?.cancel();
    if (response.status === 404) return undefined;
    throw new Error(`${service} answered ${response.status}`);
  } catch (cause) {
    throw new DomainError('UNAVAILABLE', '', { cause });
  }
}
