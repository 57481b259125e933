import { isNarrowed, pageQueryOf, readChoice, sortedBy, widened, writeChoice } from './desk-choice.js';
import type { DeskConfig } from './desk-config.js';

const config: DeskConfig<
  'createdAt' | 'name' | 'guests',
  { status: 'active' | 'gone' | 'all'; type: 'all' | 'admin' }
> = {
  searchHint: 'Name...',
  filters: {
    status: {
      label: 'Status',
      options: [
        ['active', 'Active Only'],
        ['gone', 'Gone Only'],
        ['all', 'All Statuses'],
      ],
    },
    type: {
      label: 'Type',
      options: [
        ['all', 'All'],
        ['admin', 'Admins'],
      ],
    },
  },
  sorts: [
    { field: 'createdAt', name: 'Date', begins: 'desc' },
    { field: 'name', name: 'Name', begins: 'asc' },
    { field: 'guests', name: 'Guests', begins: 'desc' },
  ],
};

const read = (text: string) => readChoice(config, new URLSearchParams(text));

describe('the choice in the address', () => {
  it('is where each filter and the order begin, when nothing is said', () => {
    expect(read('')).toEqual({
      search: '',
      filters: { status: 'active', type: 'all' },
      sort: 'createdAt',
      order: 'desc',
      page: 1,
    });
  });

  it.each(['status=lost', 'type=owner', 'sort=password', 'order=up', 'page=-1', 'page=1.5', 'page=x', 'page=1e99x'])(
    'passes over %s',
    (text) => {
      expect(read(text)).toEqual(read(''));
    },
  );

  it('comes back as it was written, beside what else stands there', () => {
    const choice = {
      search: 'o’brien & co',
      filters: { status: 'gone', type: 'admin' },
      sort: 'guests',
      order: 'asc',
      page: 3,
    } as const;
    const params = writeChoice(config, new URLSearchParams('tab=rsvps'), choice);
    expect(readChoice(config, params)).toEqual(choice);
    expect(params.get('tab')).toBe('rsvps');
  });

  it('leaves defaults out', () => {
    expect(writeChoice(config, new URLSearchParams('tab=rsvps&page=2&type=admin'), read('')).toString()).toBe(
      'tab=rsvps',
    );
  });

  it('names the order only where it is not how that field begins', () => {
    const byName = sortedBy(config, read(''), 'name');
    expect(writeChoice(config, new URLSearchParams(), byName).toString()).toBe('sort=name');
    expect(writeChoice(config, new URLSearchParams(), { ...byName, order: 'desc' }).toString()).toBe(
      'sort=name&order=desc',
    );
    expect(read('sort=name').order).toBe('asc');
  });
});

describe('a press on a header', () => {
  it('turns the order of its own field', () => {
    expect(sortedBy(config, read('sort=guests&order=desc'), 'guests').order).toBe('asc');
  });

  it('starts names at A and figures at the top, on the first page', () => {
    expect(sortedBy(config, read('page=4'), 'name')).toMatchObject({ sort: 'name', order: 'asc', page: 1 });
    expect(sortedBy(config, read(''), 'guests').order).toBe('desc');
  });
});

describe('a narrowed list', () => {
  it.each(['search=x', 'type=admin', 'status=active', 'status=gone', 'page=2'])(
    'by %s can be widened again',
    (text) => {
      const narrow = read(`sort=name&${text}`);
      expect(isNarrowed(config, narrow)).toBe(true);
      expect(widened(config, narrow)).toEqual(read('sort=name&status=all'));
    },
  );

  it('is not one that is only sorted', () =>
    expect(isNarrowed(config, read('status=all&sort=name&order=desc'))).toBe(false));
});

it('asks the server for a page of it', () => {
  expect(pageQueryOf(read('search=%20ann%20&page=2'))).toEqual({
    search: 'ann',
    status: 'active',
    type: 'all',
    sort: 'createdAt',
    order: 'desc',
    page: 2,
    pageSize: 50,
  });
});
