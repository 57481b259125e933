import type { MonitoringAnswer } from '@rover/contracts/monitoring';
import { Badge } from '@rover/ui/badge';
import { momentWords } from '@rover/venue/events/event-words';
import { slowestEndpoints, slownessTone } from '../figures.js';
import { Panel, Quiet } from './panel.js';

export function SlowEndpoints({ data }: { data: MonitoringAnswer }) {
  const endpoints = slowestEndpoints(data);
  return (
    <Panel title="Slowest Endpoints" hint="The top 10 of the last 7 days">
      {endpoints.length === 0 && <Quiet>Nobody was kept waiting.</Quiet>}
      <ol className="flex flex-col divide-y divide-sand empty:hidden">
        {endpoints.map(({ service, endpoint, timestamp, responseTime }) => (
          <li key={`${service} ${endpoint} ${timestamp}`} className="flex items-start justify-between gap-3 py-2">
            <div className="min-w-0">
              <p className="wrap-anywhere">{endpoint}</p>
              <p className="text-sm text-muted">
                <time dateTime={timestamp}>{momentWords(new Date(timestamp))}</time>
              </p>
            </div>
            <Badge
              className="shrink-0"
              tone={slownessTone(responseTime)}
            >{`${responseTime.toLocaleString('en')} ms`}</Badge>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
