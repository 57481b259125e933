import { drafts } from './drafts.js';

describe('the drafts of a form', () => {
  it('are found by what they are about', () => {
    const kept = drafts<string>();
    kept.keep('one', 'Twice upon');
    kept.keep('one', 'Once upon a time');
    expect(kept.of('one')).toBe('Once upon a time');
    expect(kept.of('another')).toBeUndefined();
  });

  it('are one, the last', () => {
    const kept = drafts<string>();
    kept.keep('one', 'Once');
    kept.keep('another', 'Twice');
    expect(kept.of('one')).toBeUndefined();
    expect(kept.of('another')).toBe('Twice');
  });

  it('are for nobody but their writer', () => {
    let writer: string | undefined = 'anne';
    const kept = drafts<string>(() => writer);
    kept.keep('one', 'Once');
    writer = undefined;
    expect(kept.of('one')).toBeUndefined();
    writer = 'grace';
    expect(kept.of('one')).toBeUndefined();
    writer = 'anne';
    expect(kept.of('one')).toBe('Once');
  });

  it('are for everybody where nobody knows whose they are', () => {
    let writer: string | undefined;
    const kept = drafts<string>(() => writer);
    kept.keep('one', 'Once');
    writer = 'anne';
    expect(kept.of('one')).toBe('Once');
  });

  it('go when they are dropped, but not with another', () => {
    const kept = drafts<string>();
    kept.keep('one', 'Once');
    kept.drop('another');
    expect(kept.of('one')).toBe('Once');
    kept.drop('one');
    expect(kept.of('one')).toBeUndefined();
  });
});
