import type { VipBookingView } from '@rover/contracts/vip';
import { Button } from '@rover/ui/button';
import { Dialog, DialogActions } from '@rover/ui/dialog';
import { Notice } from '@rover/ui/notice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { report } from '../../../browser/report.js';
import { refusal } from '../../../http/call-error.js';
import { refreshBookings } from '../../bookings/booking-queries.js';
import { updateVipBooking } from '../api/update-vip-booking.js';
import { EditVipFields, type EditVipValues } from './edit-vip-fields.js';

export function EditVipDialog({ booking, onClose }: { booking: VipBookingView; onClose: () => void }) {
  const client = useQueryClient();
  const { id, buttonSource: _, createdAt: __, guestCount, ...rest } = booking;
  const form = useForm<EditVipValues>({ defaultValues: { ...rest, guestCount: String(guestCount) } });
  const update = useMutation({
    mutationFn: (values: EditVipValues) => updateVipBooking(id, { ...values, guestCount: Number(values.guestCount) }),
    onSuccess: () => {
      void refreshBookings(client, 'vip');
      onClose();
    },
    onError: (error) => report('The VIP booking was not saved', error),
  });
  const reason = refusal(update.error, 'VALIDATION_FAILED', 'NOT_FOUND');

  return (
    <Dialog open wide onOpenChange={onClose} title="Edit VIP Booking" description={booking.eventType}>
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={form.handleSubmit((values) => update.mutate(values))}
          className="flex flex-col gap-5"
        >
          <EditVipFields />
          {update.error && (
            <Notice tone="failure">
              <p>Failed to update VIP booking. Please try again.</p>
              {reason && <p>{reason.message}</p>}
            </Notice>
          )}
          <DialogActions>
            <Button look="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={update.isPending}>
              Save Changes
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  );
}
