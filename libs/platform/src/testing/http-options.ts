import type { Logger } from 'pino';
import type { HttpOptions } from '../http/create-http-app.js';

/** The options of a service behind the gateway. @param logger where its lines go */
export function httpOptions(logger: Logger): HttpOptions {
  return {
    service: 'bookings',
    logger,
    bodies: { jsonUpTo: 1024 },
    trustRequestId: true,
    trustedProxies: [],
    arrivesWithin: 1_000,
    mayStandStillFor: 300,
    slowAfter: 1_000,
    answerHeaders: {},
  };
}
