import { chooseEncoding, encodeAnswer } from './encoded-answer.js';

describe('a read from memory', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    ['br;q=0.1, gzip;q=1', 'gzip'],
    ['identity;q=1, gzip;q=0.5', 'identity'],
    ['gzip;q=0.5,br;q=0.5', 'br'],
    ['*', 'identity'],
    ['brotli, xbr, br-2', 'identity'],
    ['br;q=x', 'identity'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ])('goes out to whom accepts %j as %s', async (accepts, encoding) => {
    const answer = await encodeAnswer(Buffer.alloc(5_000, 'stout '), {});
    expect(chooseEncoding(answer, accepts)).toBe(encoding);
  });

  it('is not compressed when it is small', async () => {
    expect(chooseEncoding(await encodeAnswer(Buffer.from('[]'), {}), 'br, gzip')).toBe('identity');
  });
});
