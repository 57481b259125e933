import type { ErrorAnswer, ErrorCode } from '@rover/contracts/errors';
import { CallError, isDecided, isRefused, isVerdict, wordsOf } from './call-error.js';

function failure(status: number, code?: ErrorCode): CallError {
  const answer: ErrorAnswer | null = code
    ? { success: false, statusCode: status, code, message: 'No.', errors: [], requestId: 'one' }
    : null;
  return new CallError(status === 0 ? 'connection' : 'refused', status, answer);
}

describe('a call that did not succeed', () => {
  it.each<[number, ErrorCode | undefined, boolean, boolean, boolean]>([
    [0, undefined, false, false, false],
    [200, undefined, false, false, false],
    [400, 'VALIDATION_FAILED', true, true, true],
    [404, undefined, true, true, true],
    [409, 'EVENT_FULL', true, true, true],
    [409, 'KEY_IN_USE', true, true, false],
    [429, 'TOO_MANY_REQUESTS', true, false, true],
    [500, undefined, false, false, false],
    [503, 'UNAVAILABLE', false, false, false],
  ])('with %d %s is a refusal: %s; a verdict: %s; decided: %s', (status, code, refused, verdict, decided) => {
    const error = failure(status, code);
    expect([isRefused(error), isVerdict(error), isDecided(error)]).toEqual([refused, verdict, decided]);
  });

  it('is told in the words of the server, if it said any', () => {
    expect([wordsOf(failure(400, 'VALIDATION_FAILED')), wordsOf(failure(502))]).toEqual(['No.', '']);
  });

  it('is none where the fault is ours', () => {
    const ours = new TypeError('undefined is not a function');
    expect([isRefused(ours), isVerdict(ours), isDecided(ours)]).toEqual([false, false, false]);
    expect(() => wordsOf(ours)).toThrow(ours);
  });
});
