import { upstreamErrorOf } from './upstream-error.js';

describe('a refusal by another service', () => {
  it('is told on in its words, and with when to try again', () => {
    const errors = [{ field: 'id', message: 'It is not one of ours.' }];
    const response = new Response(null, { headers: { 'retry-after': '7' } });
    expect(upstreamErrorOf(response, { code: 'TOO_MANY_REQUESTS', message: 'Not now.', errors })).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'Not now.',
      errors,
      retryAfter: 7,
    });
    expect(upstreamErrorOf(new Response(), { code: 'CONFLICT', message: 'No.' })?.retryAfter).toBeUndefined();
  });

  it.each([undefined, null, 'No.', {}, { message: 'No.' }])('is none in the form %j', (answer) => {
    expect(upstreamErrorOf(new Response(), answer)).toBeUndefined();
  });
});
