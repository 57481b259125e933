import { protectionOf } from './protection.js';

const me = { id: 'me', userType: 'admin', isActive: true } as const;
const other = { ...me, id: 'other' };

describe('who is protected, and why', () => {
  it('oneself, among other admins', () => {
    expect(protectionOf(me, { id: 'me', admins: 2 })).toMatch(/yourself/);
    expect(protectionOf(other, { id: 'me', admins: 2 })).toBeNull();
  });

  it('the last admin, whoever looks', () => {
    expect(protectionOf(me, { id: 'me', admins: 1 })).toMatch(/last admin/);
    expect(protectionOf(me, { id: undefined, admins: 1 })).toMatch(/last admin/);
  });

  it('not who was made an admin just now, and is yet to be counted', () => {
    expect(protectionOf(other, { id: 'me', admins: 1 })).toBeNull();
  });

  it.each([{ ...other, userType: 'customer' } as const, { ...other, isActive: false }])(
    'not %j, who is no active admin',
    (user) => {
      expect(protectionOf(user, { id: 'me', admins: 1 })).toBeNull();
    },
  );

  it('nobody, while it is not known who looks', () => {
    expect(protectionOf(me, { id: undefined, admins: undefined })).toBeNull();
  });
});
