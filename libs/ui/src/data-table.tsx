import {
  type ColumnDef,
  type Header,
  type ReactTable,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  type Row as TableRow,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { memo, type ReactNode, useMemo } from 'react';
import { BareCheckbox } from './bare-checkbox.js';

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

/** Rows that are selected, to do something with all of them. */
export interface RowSelection<Row> {
  /** The keys of the selected rows, also of those that are not on this page. */
  keys: ReadonlySet<string>;
  onSelect: (keys: ReadonlySet<string>) => void;
  /** The accessible name of a row's checkbox: 'Select Aoife Byrne'. */
  name: (row: Row) => string;
  /** Moves the focus from a selected row to the actions on all of them, past the rows between. Must be stable. */
  onSkip?: () => void;
}

interface DataTableProps<Row, SortField extends string> {
  /** The accessible name of the table. */
  caption: string;
  /** Stable or memoized. */
  columns: readonly Column<Row, SortField>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sorting: Sorting<SortField>;
  onSort: (field: SortField) => void;
  selection?: RowSelection<Row>;
  /** Newer rows are loading: the present ones are dimmed. */
  stale?: boolean;
}

const features = tableFeatures({ rowSortingFeature, rowSelectionFeature });
type Features = typeof features;

/**
 * A table of rows that the server sorted. On a phone each row is a card: its first cell is the heading, the others are
 * listed with their headers.
 */
export function DataTable<Row extends object, SortField extends string>(props: DataTableProps<Row, SortField>) {
  const { caption, columns, rows, rowKey, sorting, onSort, selection, stale = false } = props;
  const table = useTable<Features, Row>({
    features,
    columns: useMemo(() => columns.map(definitionOf), [columns]),
    data: rows,
    getRowId: rowKey,
    manualSorting: true,
    state: {
      sorting: [{ id: sorting.field, desc: sorting.order === 'desc' }],
      rowSelection: Object.fromEntries([...(selection?.keys ?? [])].map((key) => [key, true as const])),
    },
    onRowSelectionChange: (change) => selection?.onSelect(changed(selection.keys, change)),
  });
  return (
    <table className={clsx('w-full text-left max-lg:block', stale && 'opacity-60')} aria-busy={stale || undefined}>
      <caption className="sr-only">{caption}</caption>
      <thead className="max-lg:hidden">
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {selection && (
              <th scope="col" className="w-10 border-b-2 border-brass-dark py-2 pl-3">
                <PageTick table={table} />
              </th>
            )}
            {group.headers.map((header) => (
              <HeaderCell key={header.id} header={header} onSort={() => onSort(header.column.id as SortField)} />
            ))}
          </tr>
        ))}
      </thead>
      <tbody className="max-lg:flex max-lg:flex-col max-lg:gap-4">
        {table.getRowModel().rows.map((row) => (
          <DataRow
            key={row.id}
            row={row}
            columns={columns}
            selected={selection && row.getIsSelected()}
            name={selection?.name(row.original)}
            onSkip={selection?.onSkip}
          />
        ))}
      </tbody>
    </table>
  );
}

interface DataRowProps<Row extends object> {
  row: TableRow<Features, Row>;
  columns: readonly Column<Row, string>[];
  /** Undefined where rows cannot be selected. */
  selected: boolean | undefined;
  /** The accessible name of its checkbox. */
  name: string | undefined;
  onSkip: (() => void) | undefined;
}

/** Memoized: ticking other rows or opening a dialog does not render it again. */
const DataRow = memo(PlainRow) as typeof PlainRow;

function PlainRow<Row extends object>({ row, columns, selected, name = '', onSkip }: DataRowProps<Row>) {
  return (
    <tr
      aria-selected={selected}
      className="bg-paper aria-selected:bg-sand/70 max-lg:relative max-lg:block max-lg:rounded max-lg:border max-lg:border-sand max-lg:p-4 max-lg:shadow-paper lg:border-b lg:border-sand lg:hover:bg-cream"
    >
      {selected !== undefined && (
        <td className="align-top max-lg:absolute max-lg:top-4 max-lg:right-4 lg:relative lg:py-3 lg:pl-3">
          <BareCheckbox label={name} checked={selected} onCheckedChange={(checked) => row.toggleSelected(checked)} />
          {onSkip && selected && (
            <button
              type="button"
              onClick={onSkip}
              className="sr-only z-10 rounded bg-marigold font-semibold text-stout focus:not-sr-only focus:absolute focus:px-4 focus:py-1.5 focus:whitespace-nowrap max-lg:focus:-top-2 max-lg:focus:right-9 lg:focus:top-0.5 lg:focus:left-11"
            >
              Skip to actions
            </button>
          )}
        </td>
      )}
      {row.getAllCells().map((cell, index) => (
        <td
          key={cell.id}
          className={clsx(
            'min-w-0 wrap-anywhere align-top max-lg:py-1 lg:px-3 lg:py-3',
            index > 0 && 'flex-wrap gap-x-3 max-lg:flex',
            selected !== undefined && index === 0 && 'max-lg:pr-10',
          )}
        >
          <span className={clsx('lg:hidden', index > 0 ? 'basis-28 text-sm font-semibold text-muted' : 'sr-only')}>
            {cell.column.columnDef.header as string}
          </span>
          {/* Wraps below its label where letters are large. */}
          <div className="min-w-0 grow basis-32">
            {/* Called as a function: as a component it would remount its controls whenever the columns change. */}
            {columns[index]?.cell(row.original)}
          </div>
        </td>
      ))}
    </tr>
  );
}

function definitionOf<Row extends object, SortField extends string>({
  header,
  sort,
}: Column<Row, SortField>): ColumnDef<Features, Row> {
  return {
    id: sort ?? header,
    header,
    accessorFn: (row) => row,
    enableSorting: sort !== undefined,
  };
}

function changed(
  keys: ReadonlySet<string>,
  change: RowSelectionState | ((before: RowSelectionState) => RowSelectionState),
): ReadonlySet<string> {
  const before = Object.fromEntries([...keys].map((key) => [key, true as const]));
  return new Set(Object.keys(typeof change === 'function' ? change(before) : change));
}

function PageTick<Row extends object>({ table }: { table: ReactTable<Features, Row> }) {
  const some = table.getIsSomeRowsSelected();
  return (
    <BareCheckbox
      label="Select all on this page"
      checked={table.getIsAllRowsSelected() || (some && 'indeterminate')}
      onCheckedChange={(checked) => table.toggleAllRowsSelected(checked)}
    />
  );
}

function HeaderCell<Row extends object>({ header, onSort }: { header: Header<Features, Row>; onSort: () => void }) {
  const sorted = header.column.getIsSorted();
  const Arrow = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ChevronsUpDown;
  const name = header.column.columnDef.header as string;
  return (
    <th
      scope="col"
      aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
      className="border-b-2 border-brass-dark px-3 py-2 text-sm font-semibold"
    >
      {header.column.getCanSort() ? (
        <button
          type="button"
          onClick={onSort}
          className="-mx-1 inline-flex min-h-8 items-center gap-1 rounded-sm px-1 hover:bg-sand"
        >
          {name}
          <Arrow aria-hidden className={clsx('size-4', sorted ? 'text-leaf' : 'text-muted')} />
        </button>
      ) : (
        name
      )}
    </th>
  );
}
