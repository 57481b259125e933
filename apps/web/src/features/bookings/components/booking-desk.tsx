import type { BookingStatus } from '@rover/contracts/booking-status';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Desk } from '../../desk/components/desk.js';
import { pageQueryOf } from '../../desk/desk-choice.js';
import { useDeskChoice } from '../../desk/use-desk-choice.js';
import type { BookingDeskConfig, BookingFilters } from '../booking-desk-config.js';
import { bookingsKey, refreshBookings } from '../booking-queries.js';
import { BulkQuestion } from './bulk-question.js';
import { BulkStatus } from './bulk-status.js';
import { DeleteBookingDialog } from './delete-booking-dialog.js';

interface BookingDeskProps<Booking extends { id: string }, Field extends string> {
  config: BookingDeskConfig<Booking, Field>;
}

/** The dialog that is open over the list. */
type Work<Booking> = { edit: Booking } | { deletion: Booking } | { ids: readonly string[]; status: BookingStatus };

/** The desk of a kind of bookings. */
export function BookingDesk<Booking extends { id: string }, Field extends string>({
  config,
}: BookingDeskProps<Booking, Field>) {
  const { kind, label, nothing, path, nameOf, EditDialog } = config;
  const client = useQueryClient();
  const [choice, setChoice] = useDeskChoice<Field, BookingFilters>(config);
  const [work, setWork] = useState<Work<Booking> | null>(null);
  const columns = useMemo(
    () => config.columns({ onEdit: (edit) => setWork({ edit }), onDelete: (deletion) => setWork({ deletion }) }),
    [config],
  );
  const list = useQuery({
    queryKey: [...bookingsKey[kind], 'page', choice],
    queryFn: ({ signal }) => config.list(pageQueryOf(choice), signal),
    placeholderData: keepPreviousData,
  });
  const reload = async (id: string) => {
    // Fetched separately: after a change by somebody else the list may no longer include it.
    const { rows } = await client.fetchQuery({
      queryKey: [...bookingsKey[kind], 'one', id],
      queryFn: ({ signal }) => config.list({ id, status: 'all' }, signal),
      staleTime: 0,
    });
    void refreshBookings(client, kind);
    const [now] = rows;
    if (!now) throw new Error('This booking has been deleted.');
    return now;
  };
  const close = () => setWork(null);
  return (
    <Desk
      label={label}
      config={config}
      choice={choice}
      onChoice={setChoice}
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      nothing={nothing}
      exportPath={`${path}/export`}
      onRefresh={() => refreshBookings(client, kind)}
      bulk={{
        nameOf,
        actions: (ids) => <BulkStatus onChoose={(status) => setWork({ ids, status })} />,
      }}
    >
      {work && 'edit' in work && (
        <EditDialog booking={work.edit} onReload={() => reload(work.edit.id)} onClose={close} />
      )}
      {work && 'deletion' in work && (
        <DeleteBookingDialog kind={kind} deletion={config.deletion} booking={work.deletion} onClose={close} />
      )}
      {work && 'status' in work && (
        <BulkQuestion
          {...work}
          label={label}
          path={path}
          onChanged={() => refreshBookings(client, kind)}
          onClose={close}
        />
      )}
    </Desk>
  );
}
