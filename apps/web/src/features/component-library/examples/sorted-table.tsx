import { Badge } from '@rover/ui/badge';
import { type Column, DataTable, type Sorting } from '@rover/ui/data-table';
import { useState } from 'react';

interface Booking {
  guest: string;
  guests: number;
  status: 'Confirmed' | 'Pending';
}

const bookings: Booking[] = [
  { guest: 'Maeve O’Malley', guests: 4, status: 'Confirmed' },
  { guest: 'Diego Cota', guests: 2, status: 'Pending' },
  { guest: 'Aoife Byrne', guests: 8, status: 'Confirmed' },
];

const columns: Column<Booking, 'guest' | 'guests'>[] = [
  { header: 'Guest', sort: 'guest', cell: ({ guest }) => <span className="font-semibold">{guest}</span> },
  { header: 'Guests', sort: 'guests', cell: ({ guests }) => <span className="tabular-nums">{guests}</span> },
  { header: 'Status', cell: ({ status }) => <Badge tone={status === 'Pending' ? 'sand' : 'leaf'}>{status}</Badge> },
];

export function SortedTable() {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(['Diego Cota']));
  const [sorting, setSorting] = useState<Sorting<'guest' | 'guests'>>({ field: 'guest', order: 'asc' });
  const turn = sorting.order === 'asc' ? 1 : -1;
  const compare = new Intl.Collator('en', { numeric: true }).compare;
  const rows = [...bookings].sort((a, b) => turn * compare(`${a[sorting.field]}`, `${b[sorting.field]}`));
  return (
    <DataTable
      caption="Bookings of tonight"
      columns={columns}
      rows={rows}
      rowKey={({ guest }) => guest}
      sorting={sorting}
      selection={{ keys: ticked, onSelect: setTicked, name: ({ guest }) => `Select ${guest}` }}
      onSort={(field) => setSorting({ field, order: sorting.field === field && turn === 1 ? 'desc' : 'asc' })}
    />
  );
}
