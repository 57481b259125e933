import type { RsvpView } from '@rover/contracts/rsvps';
import { Button } from '@rover/ui/button';
import { EmptyState } from '@rover/ui/empty-state';
import { Notice } from '@rover/ui/notice';
import { Pagination } from '@rover/ui/pagination';
import { Waiting } from '@rover/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { rsvpPageSize, rsvpsQuery } from '../rsvp-query.js';
import { useRsvpChoice } from '../use-rsvp-choice.js';
import { DeleteRsvpDialog } from './delete-rsvp-dialog.js';
import { EditRsvpDialog } from './edit-rsvp-dialog.js';
import { RsvpFilters } from './rsvp-filters.js';
import { RsvpTable } from './rsvp-table.js';

/** What is open over the list. */
type Work = { edit: RsvpView } | { deletion: RsvpView };

/** Where the pub looks after its RSVPs. */
export function RsvpDesk() {
  const [choice, setChoice] = useRsvpChoice();
  const [work, setWork] = useState<Work | null>(null);
  const { data, isPending, isPlaceholderData, error } = useQuery(rsvpsQuery(choice));
  const close = () => setWork(null);
  const narrowed = choice.search !== '' || choice.status !== 'all' || choice.page > 1;
  const showAll = narrowed && (
    <Button look="quiet" onClick={() => setChoice({ ...choice, search: '', status: 'all', page: 1 })}>
      Show all
    </Button>
  );

  return (
    <section aria-label="RSVP Bookings" className="flex flex-col gap-6">
      <RsvpFilters choice={choice} onChoice={setChoice} />
      {isPending && <Waiting>Loading RSVP bookings...</Waiting>}
      {error && <Notice tone="failure">The RSVP bookings did not come. {error.message}</Notice>}
      {data?.rsvpBookings.length === 0 && (
        <EmptyState icon={<Inbox />} title="No RSVP bookings found matching your criteria" action={showAll} />
      )}
      {data && data.rsvpBookings.length > 0 && (
        <>
          <RsvpTable
            rsvps={data.rsvpBookings}
            choice={choice}
            onChoice={setChoice}
            stale={isPlaceholderData}
            onEdit={(rsvp) => setWork({ edit: rsvp })}
            onDelete={(rsvp) => setWork({ deletion: rsvp })}
          />
          <Pagination
            page={choice.page}
            pageSize={rsvpPageSize}
            total={data.total}
            onPage={(page) => setChoice({ ...choice, page })}
          />
        </>
      )}
      {work && 'edit' in work && <EditRsvpDialog rsvp={work.edit} onClose={close} />}
      {work && 'deletion' in work && <DeleteRsvpDialog rsvp={work.deletion} onClose={close} />}
    </section>
  );
}
