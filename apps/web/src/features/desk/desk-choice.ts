import { limits } from '@rover/contracts/limits';
import type { ListQuery } from '@rover/contracts/paging';
import type { DeskChoice, DeskConfig, Filter } from './desk-config.js';

/** Rows of one page. */
export const deskPageSize = 50;

/** Reads the choice from the address; missing or invalid values become the defaults. */
export function readChoice<Field extends string, Filters extends Record<string, string>>(
  config: DeskConfig<Field, Filters>,
  params: URLSearchParams,
): DeskChoice<Field, Filters> {
  const sort = config.sorts.find(({ field }) => field === params.get('sort')) ?? config.sorts[0];
  const order = params.get('order');
  const page = Number(params.get('page'));
  return {
    search: (params.get('search') ?? '').slice(0, limits.search),
    filters: readFilters(config, params),
    sort: sort.field,
    order: order === 'asc' || order === 'desc' ? order : sort.begins,
    page: Number.isInteger(page) && page > 0 ? Math.min(page, limits.page.last) : 1,
  };
}

/** Writes a choice into the address of the page; defaults are left out. */
export function writeChoice<Field extends string, Filters extends Record<string, string>>(
  config: DeskConfig<Field, Filters>,
  params: URLSearchParams,
  choice: DeskChoice<Field, Filters>,
): URLSearchParams {
  const plain = (of: DeskChoice<Field, Filters>): Record<string, string> => {
    const { filters, page, ...rest } = of;
    return { ...filters, ...rest, page: String(page) };
  };
  const written = new URLSearchParams(params);
  const defaults = plain(readChoice(config, new URLSearchParams({ sort: choice.sort })));
  const [first] = config.sorts;
  for (const [name, value] of Object.entries(plain(choice))) {
    if (value === (name === 'sort' ? first.field : defaults[name])) written.delete(name);
    else written.set(name, value);
  }
  return written;
}

/** The choice after a click on a header: the other order, or another field in its first order. */
export function sortedBy<Field extends string, Filters extends Record<string, string>>(
  config: DeskConfig<Field, Filters>,
  choice: DeskChoice<Field, Filters>,
  field: Field,
): DeskChoice<Field, Filters> {
  const turned = choice.order === 'asc' ? 'desc' : 'asc';
  const begins = config.sorts.find((sort) => sort.field === field)?.begins ?? 'asc';
  return { ...choice, page: 1, sort: field, order: field === choice.sort ? turned : begins };
}

/** Whether the choice leaves rows out. */
export function isNarrowed<Field extends string, Filters extends Record<string, string>>(
  config: DeskConfig<Field, Filters>,
  { search, filters, page }: DeskChoice<Field, Filters>,
): boolean {
  const whole = wholeList(config);
  return search !== '' || page > 1 || Object.keys(filters).some((name) => filters[name] !== whole[name]);
}

/** The whole list, in the order that was chosen. */
export function widened<Field extends string, Filters extends Record<string, string>>(
  config: DeskConfig<Field, Filters>,
  choice: DeskChoice<Field, Filters>,
): DeskChoice<Field, Filters> {
  return { ...choice, search: '', filters: wholeList(config), page: 1 };
}

/** The query without the page: which rows, in which order. */
export function selectionOf<Field extends string, Filters extends Record<string, string>>({
  search,
  filters,
  sort,
  order,
}: DeskChoice<Field, Filters>): Omit<ListQuery<Field>, 'page' | 'pageSize'> & Filters {
  return { ...filters, search: search.trim(), sort, order };
}

/** The query of one page. */
export function pageQueryOf<Field extends string, Filters extends Record<string, string>>(
  choice: DeskChoice<Field, Filters>,
): ListQuery<Field> & Filters {
  return { ...selectionOf(choice), page: choice.page, pageSize: deskPageSize };
}

/** The values of the filters that exclude no row. */
function wholeList<Field extends string, Filters extends Record<string, string>>(
  config: DeskConfig<Field, Filters>,
): Filters {
  return readFilters(config, new URLSearchParams(Object.keys(config.filters).map((name) => [name, 'all'])));
}

function readFilters<Field extends string, Filters extends Record<string, string>>(
  { filters }: DeskConfig<Field, Filters>,
  params: URLSearchParams,
): Filters {
  const chosen = Object.entries<Filter<string>>(filters).map(([name, { options }]) => {
    const option = options.find(([value]) => value === params.get(name)) ?? options[0];
    return [name, option?.[0]];
  });
  return Object.fromEntries(chosen);
}
