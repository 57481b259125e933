import { type MonitoringAnswer, monitoringDays } from '@rover/contracts/monitoring';
import { adminCall } from '../../session/admin-call.js';

const nothing: MonitoringAnswer = {
  totalErrors: 0,
  errorsByDay: {},
  commonErrors: {},
  slowEndpoints: [],
  memoryUsage: [],
};

/** @returns null when there is no data; missing lists are empty */
export async function readMonitoring(signal: AbortSignal): Promise<MonitoringAnswer | null> {
  const answer: Partial<MonitoringAnswer> | null = await adminCall(
    `/api/admin/monitoring?days=${monitoringDays.usual}`,
    { signal },
  );
  const isTold = answer !== null && Object.keys(nothing).some((field) => field in answer);
  return isTold ? { ...nothing, ...answer } : null;
}
