import type { VipBookingView } from '@rover/contracts/vip';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { refreshBookings } from '../../bookings/booking-queries.js';
import { Desk } from '../../desk/components/desk.js';
import { useDeskChoice } from '../../desk/use-desk-choice.js';
import { vipPlan } from '../vip-plan.js';
import { vipBookingsQuery } from '../vip-query.js';
import { DeleteVipDialog } from './delete-vip-dialog.js';
import { EditVipDialog } from './edit-vip-dialog.js';
import { vipColumns } from './vip-columns.js';

/** What is open over the list. */
type Work = { edit: VipBookingView } | { deletion: VipBookingView };

/** Where the pub looks after the parties it is asked for. */
export function VipDesk() {
  const client = useQueryClient();
  const [choice, setChoice] = useDeskChoice(vipPlan);
  const [work, setWork] = useState<Work | null>(null);
  const columns = useMemo(
    () => vipColumns({ onEdit: (edit) => setWork({ edit }), onDelete: (deletion) => setWork({ deletion }) }),
    [],
  );
  const close = () => setWork(null);
  return (
    <Desk
      label="VIP Bookings"
      plan={vipPlan}
      choice={choice}
      onChoice={setChoice}
      list={useQuery(vipBookingsQuery(choice))}
      columns={columns}
      rowKey={({ id }) => id}
      nothing="No VIP bookings found matching your criteria"
      exportPath="/api/admin/vip-bookings/export"
      onRefresh={() => refreshBookings(client, 'vip')}
    >
      {work && 'edit' in work && <EditVipDialog booking={work.edit} onClose={close} />}
      {work && 'deletion' in work && <DeleteVipDialog booking={work.deletion} onClose={close} />}
    </Desk>
  );
}
