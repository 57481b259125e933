import { notFound } from '@rover/platform/http/domain-error';
import { setStatuses } from './set-statuses.js';

const ids = ['a', 'b', 'c', 'd'];

/** Bookings whose database goes away before the change of so many. */
function bookingsUntil(change: number) {
  const asked: string[] = [];
  const set = async (id: string) => {
    asked.push(id);
    if (asked.length > change) throw Object.assign(new Error('the database went away'), { code: 'ECONNRESET' });
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

describe('a booking that cannot be changed', () => {
  /** All but so many of the bookings can be changed. */
  const setBut = (stubborn: readonly string[]) => async (id: string) => {
    if (stubborn.includes(id)) throw new Error('written in ink');
    return true;
  };

  it.each(ids)('keeps none of the others back: %s', async (stubborn) => {
    const { results } = await setStatuses({ ids, status: 'confirmed' }, setBut([stubborn]));
    expect(results).toEqual(ids.map((id) => ({ id, outcome: id === stubborn ? 'failed' : 'changed' })));
  });

  it('is told as it is where none can be changed', async () => {
    await expect(setStatuses({ ids, status: 'confirmed' }, setBut(ids))).rejects.toThrow('written in ink');
  });
});
