import { BookingDesk } from '../../bookings/components/booking-desk.js';
import { vipDeskConfig } from '../vip-desk-config.js';

/** The desk of the VIP bookings. */
export function VipDesk() {
  return <BookingDesk config={vipDeskConfig} />;
}
