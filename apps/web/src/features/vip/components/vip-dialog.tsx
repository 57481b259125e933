import { vipContactWithin } from '@rover/contracts/vip';
import { Dialog } from '@rover/ui/dialog';
import { useState } from 'react';
import type { VipOpening } from '../vip-form-values.js';
import { type BookedParty, VipBooked } from './vip-booked.js';
import { VipFailed } from './vip-failed.js';
import { VipForm } from './vip-form.js';

interface VipDialogProps {
  opening: VipOpening;
  onClose: () => void;
}

/** Open while it is mounted: the form, and over it the result of the request. */
export function VipDialog({ opening, onClose }: VipDialogProps) {
  const [booking, setBooking] = useState<BookedParty | null>(null);
  const [failure, setFailure] = useState<string[]>([]);

  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title="Book Your VIP Event"
      description={`The outline is enough. We will contact you within ${vipContactWithin} hours about the rest.`}
    >
      <VipForm opening={opening} onBooked={setBooking} onFailed={setFailure} />
      {booking && <VipBooked booking={booking} onClose={onClose} />}
      {failure.length > 0 && <VipFailed sentences={failure} onClose={() => setFailure([])} />}
    </Dialog>
  );
}
