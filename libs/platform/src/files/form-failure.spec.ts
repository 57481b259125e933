import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '../http/domain-error.js';
import { formFailure } from './form-failure.js';

describe('a form that could not be read', () => {
  it('was too slow when its time was over before its last byte', async () => {
    const file = new PassThrough();
    const error = await pipeline(file, new PassThrough(), { signal: AbortSignal.timeout(1) }).catch(formFailure);
    expect(error).toMatchObject({ code: 'TOO_SLOW', cause: { code: 'ABORT_ERR' } });
  });

  it.each([
    ['ENOSPC', 'UNAVAILABLE', /no room/],
    ['EDQUOT', 'UNAVAILABLE', /no room/],
    ['FST_FILES_LIMIT', 'BODY_TOO_LARGE', /^At most 20 files/],
    ['FST_PARTS_LIMIT', 'BODY_TOO_LARGE', /too many parts/],
    ['FST_FIELDS_LIMIT', 'BODY_TOO_LARGE', /too many parts/],
    ['FST_INVALID_MULTIPART_CONTENT_TYPE', 'MALFORMED', /not a form/],
  ])('for %s is %s', (told, code, message) => {
    expect(formFailure(Object.assign(new Error(told), { code: told }))).toMatchObject({
      code,
      message: expect.stringMatching(message),
    });
  });

  it('keeps the words of a rule that it broke', () => {
    const refused = new DomainError('VALIDATION_FAILED', 'Please choose a file.');
    expect(formFailure(refused)).toBe(refused);
  });

  it('is told to come again while our disk is away', () => {
    const error = Object.assign(new Error('no'), { code: 'EIO', syscall: 'write' });
    expect(formFailure(error)).toMatchObject({ code: 'UNAVAILABLE', cause: error });
  });

  it('stays as it is where only we have a trouble', () => {
    const error = Object.assign(new Error('no'), { code: 'EMFILE', syscall: 'open' });
    expect(formFailure(error)).toBe(error);
  });
});
