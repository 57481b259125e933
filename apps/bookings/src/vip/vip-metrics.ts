import { eventTypes, type VipBookingRequest } from '@rover/contracts/vip';
import { newCounter } from '@rover/platform/telemetry/metrics';

const requests = newCounter('vip_requests_total', 'VIP bookings that hosts have asked for, by what they celebrate.', {
  occasion: eventTypes,
});

/** Counts a request, once it is committed. */
export function countVipRequest({ eventType }: Pick<VipBookingRequest, 'eventType'>): void {
  requests.labels(eventType).inc();
}
