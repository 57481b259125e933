import { requestIdHeader } from '@rover/platform/http/request-context';
import { upstreamErrorOf } from '@rover/platform/http/upstream-error';
import type { MonitoringConfig } from './monitoring.config.js';

/** The services that can be asked, and their addresses. The gateway is not among them: it keeps nothing. */
export function otherServices(config: MonitoringConfig): [service: string, address: string][] {
  return [
    ['auth', config.AUTH_URL],
    ['events', config.EVENTS_URL],
    ['bookings', config.BOOKINGS_URL],
    ['media', config.MEDIA_URL],
    ['notifications', config.NOTIFICATIONS_URL],
  ];
}

interface Call {
  method: 'GET' | 'POST';
  /** The header of the admin who asks: every service checks it again. */
  authorization: string;
  /** Milliseconds in which it must have answered. */
  within: number;
}

/**
 * Asks another service on behalf of an admin.
 * @throws DomainError with what it said, where it refused; any other Error when it did not answer as it should
 */
export async function askService<Answer>(service: string, address: URL, { within, ...call }: Call): Promise<Answer> {
  const response = await fetch(address, {
    method: call.method,
    headers: { authorization: call.authorization, ...requestIdHeader() },
    signal: AbortSignal.timeout(within),
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer as Answer;
  const refusal = response.status < 500 ? upstreamErrorOf(response, answer) : undefined;
  throw refusal ?? new Error(`${service} answered ${response.status}`);
}
