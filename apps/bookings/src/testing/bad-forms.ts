import type { Answer } from './open-bookings.js';

/** What no field of text or number takes. */
export const never = [null, 1.5, true, [], {}, ['a'], { a: 1 }, 'a\u0000b', '\ud800', 'x'.repeat(10_240)];

/** What a field that must be filled in does not take, either. */
export const blank = ['', '   '];

/** What no address takes. */
export const unaddressable = [
  ...never,
  ...blank,
  'nobody',
  'a@b',
  'a b@c.de',
  'x@y.z\r\nBcc: a@b.cd',
  '"x@evil.com y"@b.co',
];

/** Expects a form to be turned back for one field, in words for a person. */
export function expectRefusal({ status, body }: Answer<object>, field: string): void {
  expect({ status, body }).toEqual({
    status: 400,
    body: {
      success: false,
      statusCode: 400,
      code: 'VALIDATION_FAILED',
      message: expect.stringMatching(/^[A-Z][^.]+\.?$/),
      errors: [{ field, message: expect.stringMatching(/^[A-Z][^.]+\.?$/) }],
      requestId: expect.stringMatching(/^[\w-]{8,}$/),
    },
  });
}
