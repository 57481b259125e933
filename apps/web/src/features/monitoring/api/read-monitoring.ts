import { type MonitoringAnswer, monitoringDays } from '@rover/contracts/monitoring';
import { adminCall } from '../../session/admin-call.js';

export function readMonitoring(signal: AbortSignal): Promise<MonitoringAnswer> {
  return adminCall(`/api/admin/monitoring?days=${monitoringDays.usual}`, { signal });
}
