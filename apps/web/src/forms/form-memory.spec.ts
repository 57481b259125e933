import { formMemory } from './form-memory.js';

const values = new Map<string, string>();
const memory = formMemory('rsvpGuest', ['fullName', 'email', 'phone']);

beforeEach(() => {
  values.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    },
  });
});

describe('the guest of the last time', () => {
  it('is remembered, with when', () => {
    memory.remember({ fullName: 'Nora', email: 'nora@example.test', phone: '' }, new Date('2026-11-21T10:00:00Z'));
    expect(memory.recall()).toEqual({ fullName: 'Nora', email: 'nora@example.test', phone: '' });
    expect(JSON.parse(values.get('rsvpGuest') ?? '')).toHaveProperty('lastUsed', '2026-11-21T10:00:00.000Z');
  });

  it('is remembered by those fields alone', () => {
    const values = { fullName: 'Nora', email: 'nora@example.test', phone: '', guests: '4' };
    memory.remember(values);
    expect(memory.recall()).toEqual({ fullName: 'Nora', email: 'nora@example.test', phone: '' });
  });

  it.each([undefined, '{', 'null', '[]', '{"fullName":7}'])('is nobody when %p is stored', (stored) => {
    if (stored) values.set('rsvpGuest', stored);
    expect(memory.recall()).toEqual({ fullName: '', email: '', phone: '' });
  });
});
