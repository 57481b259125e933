import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ErrorCode } from '@rover/contracts/errors';
import { DomainError } from './domain-error.js';
import { toErrorReply } from './error-answer.js';

const template = readFileSync(path.resolve('../../docker/nginx/templates/error-words.conf.template'), 'utf8');

/** One of nginx's tables, by the status that it is asked for. */
function table(name: string): Map<string, string> {
  const [, lines = ''] = new RegExp(`map \\$status \\$${name} \\{\\n([^}]*)\\}`).exec(template) ?? [];
  const entries = [...lines.matchAll(/^ {2}(\S+) "?(.*?)"?;$/gm)];
  return new Map(entries.map(([, status = '', value = '']) => [status, value]));
}

describe('nginx, where it refuses something itself,', () => {
  const codes = table('error_code');
  const messages = table('error_message');
  const retries = table('retry_after');

  it.each([...codes])('says of %s what a service would say: %s', (status, code) => {
    const reply = toErrorReply(new DomainError(code as ErrorCode, ''), 'request');
    if (/^\d+$/.test(status)) expect(reply.status).toBe(Number(status));
    expect(messages.get(status)).toBe(reply.body.message);
    expect(retries.get(status) ?? '').toBe(reply.headers['retry-after'] ?? '');
  });
});

/** What a header must say besides (RFC 9110, 11.6.1 and 15.6.4). */
const toldWith: Record<number, object> = { 401: { 'www-authenticate': 'Bearer' }, 503: { 'retry-after': '2' } };

/** As the driver throws it, wrapped by what asked. */
function ofDatabase(code: string): Error {
  const driverError = Object.assign(new Error('duplicate key value (email)=(ann@guest.test)'), { code });
  return Object.assign(new Error('QueryFailedError'), { driverError });
}

/** As Fastify throws it. */
const ofStatus = (statusCode: number) => Object.assign(new Error('nothing'), { statusCode });

const ofSocket = (code: string) => Object.assign(new Error(`connect ${code} 10.0.0.7:5432`), { code });

describe('what was thrown', () => {
  it.each<[string, unknown, number, string]>([
    ['a text that the database does not take', ofDatabase('22021'), 400, 'MALFORMED'],
    ['a number that is out of range', ofDatabase('22003'), 400, 'MALFORMED'],
    ['a column without a value', ofDatabase('23502'), 400, 'MALFORMED'],
    ['a value that a check refuses', ofDatabase('23514'), 400, 'MALFORMED'],
    ['what is there already', ofDatabase('23505'), 409, 'CONFLICT'],
    ['two transactions that clash', ofDatabase('40001'), 409, 'CONFLICT'],
    ['two that wait for each other', ofDatabase('40P01'), 409, 'CONFLICT'],
    ['a database that is shut down', ofDatabase('57P01'), 503, 'UNAVAILABLE'],
    ['a lost connection to it', ofDatabase('08006'), 503, 'UNAVAILABLE'],
    ['too many connections to it', ofDatabase('53300'), 503, 'UNAVAILABLE'],
    ['a database that may only be read', ofDatabase('25006'), 503, 'UNAVAILABLE'],
    ['a transaction that stood still', ofDatabase('25P03'), 503, 'UNAVAILABLE'],
    ['nobody who listens', ofSocket('ECONNREFUSED'), 503, 'UNAVAILABLE'],
    ['nobody at any address', new AggregateError([ofSocket('ECONNREFUSED')]), 503, 'UNAVAILABLE'],
    [
      'nobody, of which fetch tells',
      new TypeError('fetch failed', { cause: ofSocket('ECONNRESET') }),
      503,
      'UNAVAILABLE',
    ],
    ['a database that is silent', new Error('Query read timeout'), 503, 'UNAVAILABLE'],
    ['nobody known', ofStatus(401), 401, 'UNAUTHENTICATED'],
    ['a wrong password', new DomainError('BAD_CREDENTIALS', ''), 401, 'BAD_CREDENTIALS'],
    ['a status of its own', ofStatus(413), 413, 'BODY_TOO_LARGE'],
    ['a status that several codes have', ofStatus(409), 409, 'CONFLICT'],
    ['a status that only a code of ours has', ofStatus(422), 400, 'MALFORMED'],
    ['a status that no code has', ofStatus(418), 400, 'MALFORMED'],
    ['a table that is not there', ofDatabase('42P01'), 500, 'INTERNAL'],
    ['a mistake of ours', new TypeError('x is not a function'), 500, 'INTERNAL'],
    ['no error at all', 'nothing', 500, 'INTERNAL'],
  ])('%s is told as it should be, and nothing of it', (_, thrown, statusCode, code) => {
    const { status, headers, body, unexpected } = toErrorReply(thrown, 'request');
    expect(status).toBe(statusCode);
    expect(body).toMatchObject({ success: false, statusCode, code, errors: [], requestId: 'request' });
    expect(body.message).not.toMatch(/guest\.test|10\.0\.0\.7|QueryFailed|function|fetch|Query|nothing/);
    expect(headers).toEqual({ 'cache-control': 'no-store', ...toldWith[statusCode] });
    expect(unexpected).toBe(statusCode === 500);
  });
});
