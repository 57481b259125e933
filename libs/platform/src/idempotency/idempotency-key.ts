import type { IncomingHttpHeaders } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { limits } from '@rover/contracts/limits';
import { validationFailed } from '../validation/dto.pipe.js';

const visibleAscii = new RegExp(`^[\\x21-\\x7e]{1,${limits.idempotencyKey}}$`);
const message = `Idempotency-Key must be 1 to ${limits.idempotencyKey} visible ASCII characters.`;

/** The request's Idempotency-Key; undefined when it has none. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext): string | undefined => {
  const { headers } = context.switchToHttp().getRequest<{ headers: IncomingHttpHeaders }>();
  const key = headers['idempotency-key']?.toString();
  if (key !== undefined && !visibleAscii.test(key)) {
    throw validationFailed([{ field: 'Idempotency-Key', message }]);
  }
  return key;
});
