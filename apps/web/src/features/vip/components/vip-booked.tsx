import { type VipBookingRequest, vipContactWithin } from '@rover/contracts/vip';
import { NoticeDialog } from '@rover/ui/notice-dialog';
import { eventSpan } from '@rover/venue/events/event-clock';
import { longDate } from '@rover/venue/events/event-words';
import { pluralize } from '@rover/venue/pluralize';

/** What the confirmation shows of a request. */
export type BookedParty = Pick<VipBookingRequest, 'hostName' | 'hostEmail' | 'guestCount' | 'eventType' | 'eventDate'>;

interface VipBookedProps {
  booking: BookedParty;
  onClose: () => void;
}

/** The confirmation of a request, and what comes next. */
export function VipBooked({ booking, onClose }: VipBookedProps) {
  const { hostName, hostEmail, guestCount, eventType } = booking;
  const day = eventSpan(booking);
  const party = pluralize(guestCount, 'guest');
  return (
    <NoticeDialog tone="success" title="Booking Request Sent!" onClose={onClose}>
      <p className="wrap-anywhere">
        Thank you, <bdi>{hostName}</bdi>. We will contact you within {vipContactWithin} hours, at {hostEmail} or by
        phone.
      </p>
      <p className="font-semibold text-stout">
        {eventType}, {day && `${longDate(day.start)}, `}
        {party}
      </p>
    </NoticeDialog>
  );
}
