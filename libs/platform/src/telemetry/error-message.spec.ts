import { DomainError } from '../http/domain-error.js';
import { redactedMessage } from './error-message.js';

describe('an error in words for the dashboard', () => {
  it.each([
    [new Error('relation "seats" does not exist'), 'relation "seats" does not exist'],
    [
      new TypeError("Cannot read properties of undefined (reading 'email')"),
      "TypeError: Cannot read properties of undefined (reading 'email')",
    ],
    [new DomainError('UNAVAILABLE', 'Events is not answering.'), 'DomainError: Events is not answering.'],
    [new DomainError('UNAVAILABLE', ''), 'DomainError: UNAVAILABLE'],
    ['a string', 'a string'],
    [undefined, 'undefined'],
    [new Error('  \0\n '), 'Unknown error'],
  ])('says %s', (error, words) => {
    expect(redactedMessage(error)).toBe(words);
  });

  it('goes to the bottom of it', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:43121'), { code: 'ECONNREFUSED' });
    const wrapped = new DomainError('UNAVAILABLE', 'Later.', {
      cause: new TypeError('fetch failed', { cause: refused }),
    });
    expect(redactedMessage(wrapped)).toBe('connect ECONNREFUSED {address}');
  });

  it('goes to the first of several addresses that were tried', () => {
    const tried = ['::1:5672', '127.0.0.1:5672'].map((address) => new Error(`connect ECONNREFUSED ${address}`));
    const all = Object.assign(new AggregateError(tried), { code: 'ECONNREFUSED' });
    expect(redactedMessage(new DomainError('UNAVAILABLE', '', { cause: all }))).toBe('connect ECONNREFUSED {address}');
  });

  it.each([
    ['550 no such user <Aoife.O+x@example.com>', '550 no such user <{email}>'],
    ['no row 0b8f9c1e-4a55-4d0f-8f5b-1d5f3c9f9a11 there', 'no row {id} there'],
    ['bad token eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'bad token {secret}'],
    ['bad link k3J9x_2LmQ8vTzR4nW7yPbA1cD5eF6gH', 'bad link {secret}'],
    ['connect postgres://rover:stout@db:5432/rover?x=1 failed', 'connect postgres://{address} failed'],
    ["ENOENT: no such file, open '/srv/pub/.data/key.pem'", "ENOENT: no such file, open '{text}'"],
    ['cannot read /srv/pub/.data/key.pem now', 'cannot read {path} now'],
    ['invalid input syntax for type uuid: "Grace O’Malley, Cabo"', 'invalid input syntax for type uuid: "{text}"'],
    ['waited 123456 ms for one of 10', 'waited {number} ms for one of 10'],
  ])('leaves out of %s whom or what it concerns', (message, words) => {
    expect(redactedMessage(new Error(message))).toBe(words);
  });

  it('is whole text, also where the cut goes through an emoji', () => {
    expect(redactedMessage(new Error(`${'no '.repeat(66)}n🍀`))).toBe(`${'no '.repeat(66)}n\ufffd`);
  });

  it('stays short, however long the error is, and quick', () => {
    expect(redactedMessage(new Error('@"\'/1'.repeat(200_000))).length).toBeLessThanOrEqual(200);
  });
});
