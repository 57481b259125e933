import type { BookingNewsAnswer } from '@rover/contracts/booking-news';
import { adminCall } from '../../session/admin-call.js';

export function readBookingNews(signal: AbortSignal): Promise<BookingNewsAnswer> {
  return adminCall('/api/admin/booking-news', { signal });
}
