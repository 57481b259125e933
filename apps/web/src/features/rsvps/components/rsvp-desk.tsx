import type { RsvpView } from '@rover/contracts/rsvps';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { refreshBookings } from '../../bookings/booking-queries.js';
import { Desk } from '../../desk/components/desk.js';
import { useDeskChoice } from '../../desk/use-desk-choice.js';
import { rsvpPlan } from '../rsvp-plan.js';
import { rsvpsQuery } from '../rsvp-query.js';
import { DeleteRsvpDialog } from './delete-rsvp-dialog.js';
import { EditRsvpDialog } from './edit-rsvp-dialog.js';
import { rsvpColumns } from './rsvp-columns.js';

/** What is open over the list. */
type Work = { edit: RsvpView } | { deletion: RsvpView };

/** Where the pub looks after its RSVPs. */
export function RsvpDesk() {
  const client = useQueryClient();
  const [choice, setChoice] = useDeskChoice(rsvpPlan);
  const [work, setWork] = useState<Work | null>(null);
  const columns = useMemo(
    () => rsvpColumns({ onEdit: (edit) => setWork({ edit }), onDelete: (deletion) => setWork({ deletion }) }),
    [],
  );
  const close = () => setWork(null);
  return (
    <Desk
      label="RSVP Bookings"
      plan={rsvpPlan}
      choice={choice}
      onChoice={setChoice}
      list={useQuery(rsvpsQuery(choice))}
      columns={columns}
      rowKey={({ id }) => id}
      nothing="No RSVP bookings found matching your criteria"
      exportPath="/api/admin/rsvp-bookings/export"
      onRefresh={() => refreshBookings(client, 'rsvps')}
    >
      {work && 'edit' in work && <EditRsvpDialog rsvp={work.edit} onClose={close} />}
      {work && 'deletion' in work && <DeleteRsvpDialog rsvp={work.deletion} onClose={close} />}
    </Desk>
  );
}
