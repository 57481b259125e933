import { randomUUID } from 'node:crypto';

/** 24 characters of a UUID that is random for each process, marked as version 8: made in a way of its own. */
const ofThisProcess = randomUUID()
  .slice(0, 24)
  .replace(/4(?=...-....-$)/, '8');
let made = 0;

/**
 * The id of a new request: a UUID (version 8, RFC 9562, 5.8) of what is random for this process and a counter. It is no
 * secret, and a random number for each would take a twentieth of the time in which a read is answered from memory.
 */
export function newRequestId(): string {
  made += 1;
  return ofThisProcess + made.toString(16).padStart(12, '0');
}
