import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';

export interface Column<Row, SortField extends string> {
  header: string;
  /** The field that the server sorts by; without one the header is plain text. */
  sort?: SortField;
  cell: (row: Row) => ReactNode;
}

export interface Sorting<SortField extends string> {
  field: SortField;
  order: 'asc' | 'desc';
}

interface DataTableProps<Row, SortField extends string> {
  /** What the table lists, to a screen reader. */
  caption: string;
  columns: readonly Column<Row, SortField>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sorting: Sorting<SortField>;
  onSort: (field: SortField) => void;
  /** Newer rows are on their way: the old ones stay, dimmed. */
  stale?: boolean;
}

/** Rows that the server sorted; on a phone each row is a card with its headers beside the cells. */
export function DataTable<Row, SortField extends string>(props: DataTableProps<Row, SortField>) {
  const { caption, columns, rows, rowKey, sorting, onSort, stale = false } = props;
  return (
    <table className={clsx('w-full text-left max-lg:block', stale && 'opacity-60')} aria-busy={stale || undefined}>
      <caption className="sr-only">{caption}</caption>
      <thead className="max-lg:sr-only">
        <tr>
          {columns.map((column) => (
            <Header key={column.header} column={column} sorting={sorting} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:flex max-lg:flex-col max-lg:gap-4">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className="bg-paper max-lg:block max-lg:rounded max-lg:border max-lg:border-sand max-lg:p-4 max-lg:shadow-paper lg:border-b lg:border-sand lg:hover:bg-cream"
          >
            {columns.map((column) => (
              <td
                key={column.header}
                className="min-w-0 wrap-anywhere align-top max-lg:grid max-lg:grid-cols-[7rem_1fr] max-lg:gap-3 max-lg:py-1 lg:px-3 lg:py-3"
              >
                <span aria-hidden className="text-sm font-semibold text-muted lg:hidden">
                  {column.header}
                </span>
                <div className="min-w-0">{column.cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface HeaderProps<Row, SortField extends string> {
  column: Column<Row, SortField>;
  sorting: Sorting<SortField>;
  onSort: (field: SortField) => void;
}

function Header<Row, SortField extends string>({ column, sorting, onSort }: HeaderProps<Row, SortField>) {
  const { sort, header } = column;
  const sorted = sort !== undefined && sorting.field === sort ? sorting.order : null;
  const Arrow = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
      className="border-b-2 border-brass-dark px-3 py-2 text-sm font-semibold"
    >
      {sort === undefined ? (
        header
      ) : (
        <button
          type="button"
          onClick={() => onSort(sort)}
          className="-mx-1 inline-flex min-h-8 items-center gap-1 rounded-sm px-1 hover:bg-sand"
        >
          {header}
          <Arrow aria-hidden className={clsx('size-4', sorted ? 'text-leaf' : 'text-muted')} />
        </button>
      )}
    </th>
  );
}
