import { expect } from '@playwright/test';
import { test } from './test.js';

const asJson = 'Content-Type: application/json';
const post = 'POST /api/events/rsvp HTTP/1.1';

/** Requests that no browser sends, and the status of what they are told. */
const rawRequests: Record<string, [head: string[], body: string, statuses: number[]]> = {
  'is no HTTP': [['HELLO'], '', [400]],
  'has a method that nobody knows': [['DRINK /api/events HTTP/1.1'], '', [400]],
  'has a blank in its address': [['GET /api/events /x HTTP/1.1'], '', [400]],
  'has bytes in its address that are no text': [['GET /api/events/\u0001\u0002 HTTP/1.1'], '', [400]],
  'is of a version that is not there': [['GET /api/events HTTP/9.9'], '', [400, 505]],
  'has a NUL in a header': [['GET /api/events HTTP/1.1', 'X-Words: a\0b'], '', [400]],
  'has a blank before a colon': [['GET /api/events HTTP/1.1', 'X-Words : a'], '', [400]],
  'has a header over two lines': [['GET /api/events HTTP/1.1', 'X-Words: a', ' b'], '', [400]],
  'has headers of 40 KB': [['GET /api/events HTTP/1.1', `X-Words: ${'y'.repeat(40_000)}`], '', [431]],
  'expects what nobody knows': [['GET /api/events HTTP/1.1', 'Expect: a-pint'], '', [200, 417]],
  'has two lengths': [[post, asJson, 'Content-Length: 2', 'Content-Length: 5'], '{}abc', [400]],
  'has a length and pieces': [[post, asJson, 'Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\n', [400]],
  'has a length that is no number': [[post, asJson, 'Content-Length: five'], '{}', [400]],
  'has a length below nothing': [[post, asJson, 'Content-Length: -1'], '{}', [400]],
  'has pieces that are none': [[post, asJson, 'Transfer-Encoding: chunked'], 'zz\r\n{}\r\n', [400]],
  'has pieces in a coding of its own': [[post, asJson, 'Transfer-Encoding: xchunked'], '0\r\n\r\n', [400, 501]],
  'claims to be packed': [[post, asJson, 'Content-Encoding: gzip', 'Content-Length: 2'], '{}', [400, 415]],
  'claims another script': [
    [post, 'Content-Type: application/json; charset=utf-7', 'Content-Length: 2'],
    '{}',
    [400, 415],
  ],
};

for (const [what, [head, body, statuses]] of Object.entries(rawRequests)) {
  test(`a request that ${what} is refused`, async ({ client }) => {
    const { status } = await client.tryBytes(what, head, body);
    expect(statuses).toContain(status);
  });
}

/** Bodies that are not what their type says, or not what anybody would say. */
const bodies: [type: string, body: string | Buffer, statuses: number[]][] = [
  ['application/json', '', [400]],
  ['application/json', '{', [400]],
  ['application/json', 'null', [400]],
  ['application/json', '[]', [400]],
  ['application/json', '"text"', [400]],
  ['application/json', '1e309', [400]],
  ['application/json', `${'['.repeat(1_500)}${']'.repeat(1_500)}`, [400]],
  ['application/json', `{"__proto__":{"guests":1}}`, [400]],
  ['application/json', `{${Array.from({ length: 300 }, (_, key) => `"k${key}":1`)}}`, [400]],
  ['application/json', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), [400]],
  ['application/json', Buffer.from('\ufeff{"email":"a@b.cd"}', 'utf16le'), [400]],
  ['application/json', `{"email":"${'x'.repeat(300_000)}"}`, [413]],
  ['application/x-www-form-urlencoded', 'email=a@b.cd', [415]],
  ['text/plain', '{"email":"a@b.cd"}', [415]],
  ['text/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', [415]],
  ['application/yaml', 'email: !!js/function "a"', [415]],
  ['multipart/form-data', '--x--', [400, 415]],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na@b.cd\r\n--x--',
    [400, 415],
  ],
  ['nonsense', '{}', [415]],
  ['', '{}', [400, 415]],
];

for (const path of ['/api/events/rsvp', '/api/vip/book', '/api/auth/login', '/api/auth/register']) {
  test(`POST ${path} reads nothing but what it takes`, async ({ client }) => {
    for (const [type, body, statuses] of bodies) {
      const { status } = await client.try(
        { method: 'POST', path, headers: { 'content-type': type }, body },
        `${path}, ${type}: ${body.toString().slice(0, 40)}`,
      );
      expect([type, body.toString().slice(0, 40), status]).toEqual([
        type,
        body.toString().slice(0, 40),
        statuses.find((one) => one === status) ?? statuses,
      ]);
    }
  });
}
