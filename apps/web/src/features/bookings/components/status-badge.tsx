import type { BookingStatus } from '@rover/contracts/booking-status';
import { Badge } from '@rover/ui/badge';
import { statusNames, statusTones } from '../status-words.js';

export function StatusBadge({ status }: { status: BookingStatus }) {
  return <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>;
}
