import { notFound } from '@rover/platform/http/domain-error';
import { setStatuses } from './set-statuses.js';

const ids = ['a', 'b', 'c', 'd'];

/** Bookings whose database goes away before the change of so many. */
function bookingsUntil(change: number) {
  const asked: string[] = [];
  const set = async (id: string) => {
    asked.push(id);
    if (asked.length > change) throw new Error('the database went away');
    if (id === 'a') throw notFound('RSVP');
    return true;
  };
  return { asked, set };
}

describe('when the database goes away', () => {
  it('half-way, what was done is told, and nobody waits for the rest', async () => {
    const { asked, set } = bookingsUntil(2);
    const { results } = await setStatuses({ ids, status: 'confirmed' }, set);
    expect(results.map(({ outcome }) => outcome)).toEqual(['gone', 'changed', 'failed', 'failed']);
    expect(asked).toEqual(['a', 'b', 'c']);
  });

  it('before anything was done, nothing is told but that', async () => {
    await expect(setStatuses({ ids, status: 'confirmed' }, bookingsUntil(0).set)).rejects.toThrow('went away');
  });
});
