import { chooseEncoding, encodeAnswer, isUnchanged } from './encoded-answer.js';

describe('a read from memory', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ])('goes out to whom accepts %j as %s', async (accepts, encoding) => {
    const answer = await encodeAnswer(Buffer.alloc(5_000, 'stout '), {});
    expect(chooseEncoding(answer, accepts)).toBe(encoding);
  });

  it('is not compressed when it is small', async () => {
    expect(chooseEncoding(await encodeAnswer(Buffer.from('[]'), {}), 'br, gzip')).toBe('identity');
  });

  it('is unchanged for whom holds its tag, in a list and weakly too', async () => {
    const answer = await encodeAnswer(Buffer.from('[]'), {});
    expect(isUnchanged(answer, answer.etag)).toBe(true);
    expect(isUnchanged(answer, `"other", ${answer.etag.replace('W/', '')}`)).toBe(true);
    expect(isUnchanged(answer, '*')).toBe(true);
    expect(isUnchanged(answer, '"other"')).toBe(false);
    expect(isUnchanged(answer, undefined)).toBe(false);
  });
});
