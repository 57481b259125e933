import { calledBy, nameOf, stateOf } from './user-words.js';

const anne = { firstName: 'Anne', lastName: 'Bonny', email: 'anne@guest.test' };

describe('the name of a user', () => {
  it.each([
    [anne, 'Anne Bonny', 'Anne Bonny'],
    [{ ...anne, lastName: '' }, 'Anne', 'Anne'],
    [{ ...anne, firstName: '', lastName: ' ' }, 'No Name', 'anne@guest.test'],
    [{ ...anne, firstName: null, lastName: null }, 'No Name', 'anne@guest.test'],
    [{ ...anne, firstName: null }, 'Bonny', 'Bonny'],
    [{ email: anne.email, lastName: '' }, 'No Name', 'anne@guest.test'],
  ])('%j', (user, listed, called) => {
    expect([nameOf(user), calledBy(user)]).toEqual([listed, called]);
  });
});

describe('the state of a user', () => {
  it.each([
    ['anne@guest.test', true, 'active'],
    ['anne@guest.test', false, 'inactive'],
    ['anne@guest.test.deleted.1764000000000', false, 'deleted'],
    ['deleted@guest.test', true, 'active'],
  ])('%s, active %s: %s', (email, isActive, state) => expect(stateOf({ email, isActive })).toBe(state));
});
